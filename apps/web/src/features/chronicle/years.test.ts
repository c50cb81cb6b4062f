import { expect, test } from "vitest";
import { yearsOf } from "./years.ts";

test("HIS-01 a year is named once for the entries that follow each other in it, and the order stays", () => {
  const list = ["2005", "2005", "2006", "", "2005"].map((year, index) => ({ index, year, date: "", title: "글" }));
  expect(yearsOf(list).map(({ year, entries }) => [year, entries.map(({ index }) => index)])).toEqual([
    ["2005", [0, 1]],
    ["2006", [2]],
    ["", [3]],
    ["2005", [4]],
  ]);
  expect(yearsOf([])).toEqual([]);
});
