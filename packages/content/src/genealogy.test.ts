import { expect, test } from "vitest";
import { type Disciple, genealogy } from "./genealogy.ts";

const depthOf = ({ disciples = [] }: Disciple): number => 1 + Math.max(0, ...disciples.map(depthOf));
const namesOf = ({ name, disciples = [] }: Disciple): string[] => [name, ...disciples.flatMap(namesOf)];

test("ASC-09 the tree is five generations deep and dated", () => {
  expect(depthOf(genealogy.master)).toBe(5);
  expect(genealogy.asOf).toMatch(/^2025-06-/u);
});

test("ASC-09 each painter stands in one place", () => {
  const names = namesOf(genealogy.master);
  expect(new Set(names).size).toBe(names.length);
});
