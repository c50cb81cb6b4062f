import { describe, expect, test } from "vitest";
import { calendarDay } from "./calendar-day.ts";

describe("EXH-01 EXH-09 a calendar day", () => {
  const rule = calendarDay("날짜를 선택해 주세요.", "날짜를 선택해 주세요.");

  test.each(["1900-01-01", "2024-02-29", "2999-12-31"])("%s is taken", (day) => {
    expect(rule.parse(day)).toBe(day);
  });

  // The database has no year 0, and a file of a calendar ends with the year 9999.
  test.each(["0000-01-01", "0001-01-01", "1899-12-31", "3000-01-01", "9999-12-31", "2027-02-29", "2027-5-1", "", null])(
    "%j is refused with one sentence",
    (day) => {
      expect(rule.safeParse(day).error?.issues.map(({ message }) => message)).toEqual(["날짜를 선택해 주세요."]);
    },
  );
});
