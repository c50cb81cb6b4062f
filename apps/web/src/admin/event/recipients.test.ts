import { expect, test } from "vitest";
import { saveNoticeOf } from "./recipients.ts";

const occurrence = (year: number, isCancelled = false) => ({
  year,
  startsOn: `${year}-04-17`,
  endsOn: `${year}-04-17`,
  repliesUntil: null,
  isCancelled,
});

test("DAY-05 before an event is saved it says how many would be mailed, those of what is cancelled apart", () => {
  const recipients = [
    { year: 2027, count: 12 },
    { year: 2028, count: 3 },
  ];
  const both = { occurrence: occurrence(2027), coming: [occurrence(2027), occurrence(2028)] };
  expect(saveNoticeOf(both, recipients)).toContain("회원 15명에게 메일로 알립니다.");
  const one = { occurrence: occurrence(2027, true), coming: [occurrence(2027, true), occurrence(2028)] };
  expect(saveNoticeOf(one, recipients)).toContain("회원 3명에게 메일로 알립니다.");
  expect(saveNoticeOf({ occurrence: occurrence(2027, true), coming: [] }, recipients.slice(0, 1))).toBe("");
  expect(saveNoticeOf(both, [])).toBe("");
});
