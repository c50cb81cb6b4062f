import { expect, test } from "vitest";
import { staleness } from "./exhibition-words.ts";

const now = new Date(2026, 10, 25);

test.each([
  ["ANNOUNCED", 2026, 10, "예고한 달이 지났습니다. 날짜나 상태를 고쳐 주세요."],
  ["ANNOUNCED", 2026, 11, ""],
  ["OPEN", 2025, 10, "연 지 한 해가 넘었습니다. 끝났으면 ‘지난 전시’로 바꿔 주세요."],
  ["OPEN", 2025, 11, ""],
  ["PAST", 2012, 6, ""],
  ["DRAFT", 2012, 6, ""],
] as const)("EXH-02 what its days say against its state is told: %s of %i-%i", (state, year, month, sentence) => {
  expect(staleness({ state, year, month }, now)).toBe(sentence);
});
