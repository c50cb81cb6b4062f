import { expect, test } from "vitest";
import { isReversed, yearIn } from "./year.ts";

test.each([
  ["1900년 무렵", 1900],
  ["1942. 3. 1.", 1942],
  ["미상", undefined],
  ["12345", undefined],
  ["", undefined],
])("PAG-04 the year that %j names is %s", (text, year) => {
  expect(yearIn(text)).toBe(year);
});

test("PAG-04 a life that ends before it began is told from one that does not", () => {
  expect(isReversed("1975", "1900년")).toBe(true);
  expect(isReversed("1900년", "1975")).toBe(false);
  expect(isReversed("1975", "1975")).toBe(false);
  expect(isReversed("미상", "1975")).toBe(false);
});
