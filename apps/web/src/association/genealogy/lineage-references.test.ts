import { withReferences } from "@bulmo/contracts/role-reference";
import { shapeOf } from "@bulmo/contracts/page-text-shape";
import { expect, test } from "vitest";
import { lineageReferences } from "./lineage-references.ts";
import type { Lineage, Teacher } from "./lineage-tree.ts";

const teacher = (id: number, ...disciples: Teacher[]): Teacher => ({ id, name: `${id}`, isPublic: true, disciples });
const many = Array.from({ length: 50 }, (_, place) => teacher(100 + place));
const founder = teacher(1, teacher(2, teacher(3, teacher(4, ...many))), teacher(5));
const lineage: Lineage = { line: [], founder, depth: 5, asOf: undefined };

test("PAG-01 words around the lineage name what is counted of it now, down to what the picture shows at first", () => {
  const read = (words: string, of: Lineage) => withReferences(words, lineageReferences(of));
  expect(read("{세대} 세대, {문하} 문하, {그림 세대}세까지", lineage)).toBe("다섯 세대, 두 문하, 4세까지");
  const nobody = { line: [], founder: undefined, depth: 0, asOf: undefined };
  expect(read("{세대} 세대, {문하} 문하", nobody)).toBe("0 세대, 0 문하");
});

test("PAG-01 the editor tells of all that may be named", () => {
  const known = [...lineageReferences(lineage).keys()];
  expect(shapeOf("member-genealogy").references).toEqual(known);
  expect(known).toEqual(expect.arrayContaining([...shapeOf("members").references]));
});
