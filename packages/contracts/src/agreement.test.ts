import { expect, test } from "vitest";
import { agreementMessages, dayIssue } from "./agreement.ts";

test.each([
  ["today", "2026-10-05", "2022-06-01", null],
  ["a day to come", "2026-11-05", "2026-11-04", null],
  ["a day to come, where nothing was announced", "2026-11-05", undefined, null],
  ["yesterday", "2026-10-04", "2022-06-01", agreementMessages.dayTaken],
  ["the day of what was announced", "2026-11-05", "2026-11-05", agreementMessages.dayTaken],
  ["a day before that of what was announced", "2026-11-04", "2026-11-05", agreementMessages.dayTaken],
  ["no day", "", "2022-06-01", agreementMessages.dayMissing],
])("PAG-08 a text may be in force from %s on, or is refused", (_what, day, latest, issue) => {
  expect(dayIssue(day, { today: "2026-10-05", latest })).toBe(issue);
});
