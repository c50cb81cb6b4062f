import { expect, test } from "vitest";
import { isLatestFirst, sortByYear } from "./year-order.ts";

const entry = (year: string, title = "글") => ({ year, title, date: "" });
const list = (...years: string[]) => years.map((year, place) => entry(year, `글 ${place}`));
const sorted = (draft: ReturnType<typeof list>, latestFirst = false) =>
  sortByYear(draft, latestFirst).map(({ year, title }) => `${year} ${title}`);

test("HIS-05 years are sorted, and the order by hand within a year stays", () => {
  expect(sorted(list("2005", "2021", "1999", "2021", "1999"))).toEqual([
    "1999 글 2",
    "1999 글 4",
    "2005 글 0",
    "2021 글 1",
    "2021 글 3",
  ]);
});

test("HIS-05 an entry without a year goes with the one above it, blank ones stay at the end", () => {
  const draft = [...list("2021", "", "2005", "어느 봄"), entry("", ""), entry("", "")];
  expect(sorted(draft)).toEqual(["2005 글 2", "어느 봄 글 3", "2021 글 0", " 글 1", " ", " "]);
  expect(sorted(list("", "2021", "2005"))).toEqual([" 글 0", "2005 글 2", "2021 글 1"]);
});

test("HIS-05 a list that tells the latest first goes on doing so", () => {
  expect(isLatestFirst(list("2021", "2005", "2005", "1999"))).toBe(true);
  expect(isLatestFirst(list("1999", "2005", "2021", "2005"))).toBe(false);
  expect([list(), list("2021"), list("봄", "가을")].map((one) => isLatestFirst(one))).toEqual([false, false, false]);
  expect(sorted(list("2005", "2021"), true)).toEqual(["2021 글 1", "2005 글 0"]);
});

test("HIS-05 what stands in its order is left alone", () => {
  const inOrder = list("1999", "2005", "", "2021", "2021");
  expect(sortByYear(inOrder, false)).toEqual(inOrder);
  for (const other of [list("2021", "1999"), list("1990년대", "조선 후기 (1790)")])
    expect(sortByYear(other, false)).not.toEqual(other);
});
