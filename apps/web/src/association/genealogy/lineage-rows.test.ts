import { expect, test } from "vitest";
import { lineageRowsOf } from "./lineage-rows.ts";
import type { Teacher } from "./lineage-tree.ts";

let last = 0;
const teacher = (name: string, ...disciples: Teacher[]): Teacher => ({
  id: (last += 1),
  name,
  isPublic: true,
  disciples,
});

const told = (tree: Teacher, generations: number) =>
  lineageRowsOf(tree, generations).map(({ cells, rest }) => ({
    cells: cells.map(({ people, rows }) => [rows, ...people.map(({ name }) => name)]),
    rest,
  }));

test("ASC-09 each name spans the rows of those below it, and short lines are filled up", () => {
  const tree = teacher("가", teacher("나", teacher("다"), teacher("라")), teacher("마"));
  expect(told(tree, 3)).toEqual([
    {
      cells: [
        [2, "가"],
        [1, "나"],
        [1, "다", "라"],
      ],
      rest: 0,
    },
    { cells: [[1, "마"]], rest: 1 },
  ]);
});

test("SEE-16 who has no disciples stands in line with neighbours who have none, and with nobody else", () => {
  const tree = teacher("가", teacher("나"), teacher("다"), teacher("라", teacher("마")), teacher("바"));
  expect(told(tree, 3)).toEqual([
    {
      cells: [
        [3, "가"],
        [1, "나", "다"],
      ],
      rest: 1,
    },
    {
      cells: [
        [1, "라"],
        [1, "마"],
      ],
      rest: 0,
    },
    { cells: [[1, "바"]], rest: 1 },
  ]);
});

test("ASC-09 any tree fills its table in every row", () => {
  const line = (depth: number): Teacher =>
    depth === 0 ? teacher("끝") : teacher("가", teacher("나"), line(depth - 1), teacher("다"), line(depth - 1));
  const generations = 5;
  const open: number[] = [];
  for (const { cells, rest } of lineageRowsOf(line(generations - 1), generations)) {
    const spanning = open.filter((rows) => rows > 0).length;
    expect(spanning + cells.length + rest).toBe(generations);
    open.splice(spanning, open.length, ...cells.map(({ rows }) => rows));
    open.forEach((rows, place) => (open[place] = rows - 1));
  }
});
