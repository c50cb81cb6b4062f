import { expect, test } from "vitest";
import { positionInLineage } from "./lineage.ts";

const row = (id: number, teacher: number | null, isFounder = false) => ({
  id,
  teacher_id: teacher,
  is_founder: isFounder,
});

const placed = (rows: ReturnType<typeof row>[]) =>
  positionInLineage(rows).map(({ id, generation, group }) => [id, generation, group]);

test("PAG-06 after each teacher come their disciples, and who stands outside comes last", () => {
  const rows = [row(9, null), row(1, null), row(6, 1), row(5, 3), row(4, 3), row(2, 1), row(3, 2, true), row(7, 4)];
  expect(placed(rows)).toEqual([
    [1, -1, null],
    [2, 0, null],
    [3, 1, null],
    [5, 2, 5],
    [4, 2, 4],
    [7, 3, 4],
    [9, null, null],
    [6, null, null],
  ]);
});

test("PAG-06 without a founder everybody stands outside", () => {
  expect(placed([row(1, null), row(2, 1)])).toEqual([
    [1, null, null],
    [2, null, null],
  ]);
});
