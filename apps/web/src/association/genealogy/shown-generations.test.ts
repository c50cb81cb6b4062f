import { expect, test } from "vitest";
import type { Lineage, Teacher } from "./lineage-tree.ts";
import { generationsAtFirst, pruned } from "./shown-generations.ts";

let last = 0;
const teacher = (...disciples: Teacher[]): Teacher => ({ id: (last += 1), name: "이름", isPublic: true, disciples });
const depthOf = ({ disciples }: Teacher): number => 1 + Math.max(0, ...disciples.map(depthOf));
const lineage = (founder: Teacher): Lineage => ({ line: [], founder, depth: depthOf(founder), asOf: undefined });
const many = (count: number, make: () => Teacher) => Array.from({ length: count }, make);

test("PAG-06 a small lineage is shown whole, however deep", () => {
  let deep = teacher();
  for (let generation = 1; generation < 8; generation += 1) deep = teacher(deep, teacher());
  expect(generationsAtFirst(lineage(deep))).toBe(8);
});

test("PAG-06 of a large one the generations are shown whose names can be read together, three always", () => {
  const nine = many(9, () => teacher(teacher(teacher()), teacher(teacher(), teacher())));
  expect(generationsAtFirst(lineage(teacher(...nine)))).toBe(3);
  expect(generationsAtFirst(lineage(teacher(...many(60, () => teacher(teacher(teacher()))))))).toBe(3);
  expect(generationsAtFirst({ line: [], founder: undefined, depth: 0, asOf: undefined })).toBe(0);
});

test("PAG-06 who is below the generation that is shown is left out, and nobody else", () => {
  expect(depthOf(pruned(teacher(teacher(teacher(teacher())), teacher()), 2))).toBe(2);
  expect(pruned(teacher(teacher(), teacher()), 2).disciples).toHaveLength(2);
});
