import { expect, test } from "vitest";
import { groupConsecutive } from "./consecutive.ts";

const byYear = (one: { year: string }, next: { year: string }) => one.year === next.year;

test("HIS-01 a year is named once for the entries that follow each other in it, and the order stays", () => {
  const list = ["2005", "2005", "2006", "", "2005"].map((year, index) => ({ index, year }));
  expect(groupConsecutive(list, byYear).map((run) => [run[0].year, run.map(({ index }) => index)])).toEqual([
    ["2005", [0, 1]],
    ["2006", [2]],
    ["", [3]],
    ["2005", [4]],
  ]);
  expect(groupConsecutive([], byYear)).toEqual([]);
});
