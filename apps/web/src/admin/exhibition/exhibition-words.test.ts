import { expect, test } from "vitest";
import { staleness } from "./exhibition-words.ts";

const today = "2026-11-25";
const month = "예고한 달이 지났습니다. 날짜나 상태를 고쳐 주세요.";
const day = "예고한 날이 지났습니다. 날짜나 상태를 고쳐 주세요.";
const closed = "닫는 날이 지났습니다. 끝났으면 ‘지난 전시’로 바꿔 주세요.";
const year = "연 지 한 해가 넘었습니다. 끝났으면 ‘지난 전시’로 바꿔 주세요.";

test.each([
  ["ANNOUNCED", "2026-10-31", null, true, month],
  ["ANNOUNCED", "2026-11-01", null, true, ""],
  ["ANNOUNCED", "2026-11-24", "2026-12-10", false, day],
  ["ANNOUNCED", "2026-11-25", null, false, ""],
  ["OPEN", "2026-11-01", "2026-11-24", false, closed],
  ["OPEN", "2026-11-01", "2026-11-25", false, ""],
  ["OPEN", "2025-10-31", null, false, year],
  ["OPEN", "2025-11-30", null, true, ""],
  ["OPEN", "2024-02-29", "2026-12-31", false, ""],
  ["PAST", "2012-06-01", "2012-06-30", false, ""],
  ["DRAFT", "2012-06-01", "2012-06-30", false, ""],
] as const)(
  "EXH-02 what its days say against its state is told: %s from %s to %s",
  (state, startsOn, endsOn, isByMonth, sentence) => {
    expect(staleness({ state, startsOn, endsOn, isByMonth }, today)).toBe(sentence);
  },
);
