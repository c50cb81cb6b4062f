import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

test.each([
  { page: 1, totalPages: 30, first: 1, last: 10 },
  { page: 6, totalPages: 30, first: 1, last: 10 },
  { page: 7, totalPages: 30, first: 2, last: 11 },
  { page: 15, totalPages: 30, first: 10, last: 19 },
  { page: 26, totalPages: 30, first: 21, last: 30 },
  { page: 27, totalPages: 30, first: 22, last: 30 },
  { page: 30, totalPages: 30, first: 25, last: 30 },
  { page: 2, totalPages: 3, first: 1, last: 3 },
])("CON-03 page $page of $totalPages offers $first to $last", ({ page, totalPages, first, last }) => {
  expect(pageWindow(page, totalPages)).toEqual(range(first, last));
});

test("CON-03 the window never has more than 10 numbers, always the current one, and only pages that exist", () => {
  for (let totalPages = 1; totalPages <= 40; totalPages += 1) {
    for (let page = 1; page <= totalPages; page += 1) {
      const numbers = pageWindow(page, totalPages);
      expect(numbers.length).toBeLessThanOrEqual(10);
      expect(numbers).toContain(page);
      expect(numbers[0]).toBeGreaterThanOrEqual(1);
      expect(numbers.at(-1)).toBeLessThanOrEqual(totalPages);
    }
  }
});

test("CON-03 an empty list and a page out of range still have a window", () => {
  expect(pageWindow(1, 0)).toEqual([1]);
  expect(pageWindow(99, 12)).toEqual(range(7, 12));
  expect(pageWindow(-4, 12)).toEqual(range(1, 10));
});
