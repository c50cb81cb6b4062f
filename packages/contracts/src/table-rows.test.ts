import { expect, test } from "vitest";
import { coveredRows, needlessRows, sectionEnds } from "./table-rows.ts";

test("ATT-05 a cell reaches no further than its section, as in HTML", () => {
  const ends = sectionEnds(["head", "body", "body", "body", "foot"]);
  expect(ends).toEqual([1, 4, 4, 4, 5]);
  expect([coveredRows(2, 1, 4), coveredRows(9, 1, 4), coveredRows(0, 2, 4), coveredRows(1, 3, 4)]).toEqual([
    2, 3, 2, 1,
  ]);
});

test("ATT-05 rows without cells go where cells from above fill them, and stay where they do in part", () => {
  const [ga, na, da] = [{ name: "가" }, { name: "나" }, { name: "다" }];
  const filled = needlessRows(
    [
      [ga, na],
      [ga, na],
      [ga, na],
      [da, da],
    ],
    (row) => row === 1 || row === 2,
  );
  expect([[...filled.needless], filled.shorter.get(ga), filled.shorter.get(na)]).toEqual([[1, 2], 2, 2]);
  const inPart = needlessRows([[ga, na], [ga], [], [da, da]], (row) => row === 1 || row === 2);
  expect([[...inPart.needless], inPart.shorter.size]).toEqual([[2], 0]);
});
