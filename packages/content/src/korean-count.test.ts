import { expect, test } from "vitest";
import { koreanCount } from "./korean-count.ts";

test("PAG-06 what is counted is told in native numbers", () => {
  const told = [1, 2, 9, 10, 11, 20, 21, 40, 99, 100].map(koreanCount);
  expect(told).toEqual(["한", "두", "아홉", "열", "열한", "스무", "스물한", "마흔", "아흔아홉", "100"]);
});
