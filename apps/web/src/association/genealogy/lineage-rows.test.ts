import { genealogy } from "@bulmo/content/genealogy";
import { expect, test } from "vitest";
import { lineageRowsOf } from "./lineage-rows.ts";

const cell = (rows: number, ...names: string[]) => ({ names, rows });

test("ASC-09 each name spans the rows of those below it, and short lines are filled up", () => {
  const tree = {
    name: "가",
    disciples: [{ name: "나", disciples: [{ name: "다" }, { name: "라" }] }, { name: "마" }],
  };
  expect(lineageRowsOf(tree, 3)).toEqual([
    { cells: [cell(2, "가"), cell(1, "나"), cell(1, "다", "라")], rest: 0 },
    { cells: [cell(1, "마")], rest: 1 },
  ]);
});

test("SEE-16 who has no disciples stands in line with neighbours who have none, and with nobody else", () => {
  const tree = {
    name: "가",
    disciples: [{ name: "나" }, { name: "다" }, { name: "라", disciples: [{ name: "마" }] }, { name: "바" }],
  };
  expect(lineageRowsOf(tree, 3)).toEqual([
    { cells: [cell(3, "가"), cell(1, "나", "다")], rest: 1 },
    { cells: [cell(1, "라"), cell(1, "마")], rest: 0 },
    { cells: [cell(1, "바")], rest: 1 },
  ]);
});

test("ASC-09 the members' tree fills a table of five columns in every row", () => {
  const open: number[] = [];
  for (const { cells, rest } of lineageRowsOf(genealogy.master, 5)) {
    const spanning = open.filter((rows) => rows > 0).length;
    expect(spanning + cells.length + rest).toBe(5);
    open.splice(spanning, open.length, ...cells.map(({ rows }) => rows));
    open.forEach((rows, place) => (open[place] = rows - 1));
  }
});
