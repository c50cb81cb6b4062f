import { expect, test } from "vitest";
import { asCount, asLine, isCountable } from "./fit.ts";

test.each([
  [3.7, 3],
  [-5, 0],
  [4_000_000_000, 2_147_483_647],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])("IMP-05 what an old site counted as %s is %s here", (counted, fit) => {
  expect(asCount(counted)).toBe(fit);
});

test("IMP-05 lines of old settings are lines, and files that no column can tell of are none", () => {
  expect(asLine(" 공지\r\n\u200B 사항\t")).toBe("공지 사항");
  expect([isCountable(2_147_483_647), isCountable(2_147_483_648)]).toEqual([true, false]);
});
