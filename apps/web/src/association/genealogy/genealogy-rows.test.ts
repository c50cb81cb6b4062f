import { genealogy } from "@bulmo/content/genealogy";
import { expect, test } from "vitest";
import { rowsOf } from "./genealogy-rows.ts";

test("ASC-09 each name spans the rows of those below it, and short lines are filled up", () => {
  const tree = {
    name: "가",
    disciples: [{ name: "나", disciples: [{ name: "다" }, { name: "라" }] }, { name: "마" }],
  };
  expect(rowsOf(tree, 3)).toEqual([
    {
      cells: [
        { name: "가", rows: 3 },
        { name: "나", rows: 2 },
        { name: "다", rows: 1 },
      ],
      rest: 0,
    },
    { cells: [{ name: "라", rows: 1 }], rest: 0 },
    { cells: [{ name: "마", rows: 1 }], rest: 1 },
  ]);
});

test("ASC-09 the members' tree fills a table of five columns in every row", () => {
  const open: number[] = [];
  for (const { cells, rest } of rowsOf(genealogy.master, 5)) {
    const spanning = open.filter((rows) => rows > 0).length;
    expect(spanning + cells.length + rest).toBe(5);
    open.splice(spanning, open.length, ...cells.map(({ rows }) => rows));
    open.forEach((rows, place) => (open[place] = rows - 1));
  }
});
