import { describe, expect, test } from "vitest";
import { startIn } from "@bulmo/contracts/event-day";
import { lunarDayOf } from "@bulmo/contracts/lunar-day";
import {
  comingFrom,
  type EventRule,
  isUncomputed,
  occurrenceIn,
  occurrencesBetween,
  presentFrom,
} from "./occurrence.ts";

const rule = (changes: Partial<EventRule>): EventRule => ({
  calendar: "SOLAR",
  year: 2020,
  month: 1,
  day: 1,
  isLeapMonth: false,
  isYearly: true,
  dayCount: 1,
  takesReplies: false,
  replyDaysBefore: 0,
  cancelledYears: [],
  ...changes,
});

const lunar = (month: number, day: number, changes: Partial<EventRule> = {}) =>
  rule({ calendar: "LUNAR", year: 2000, month, day, ...changes });

describe("DAY-05 days that everybody in Korea knows", () => {
  test.each([
    [2023, "2023-01-22"],
    [2024, "2024-02-10"],
    [2025, "2025-01-29"],
    [2026, "2026-02-17"],
    [2027, "2027-02-07"],
  ])("설날 of %d is %s", (year, date) => {
    expect(startIn(lunar(1, 1), year)).toBe(date);
  });

  test.each([
    [2023, "2023-05-27"],
    [2024, "2024-05-15"],
    [2025, "2025-05-05"],
    [2026, "2026-05-24"],
    [2027, "2027-05-13"],
  ])("부처님오신날 of %d is %s", (year, date) => {
    expect(startIn(lunar(4, 8), year)).toBe(date);
  });

  test.each([
    [2023, "2023-09-29"],
    [2024, "2024-09-17"],
    [2025, "2025-10-06"],
    [2026, "2026-09-25"],
    [2027, "2027-09-15"],
  ])("추석 of %d is %s", (year, date) => {
    expect(startIn(lunar(8, 15), year)).toBe(date);
  });

  test("and the other way round", () => {
    expect(lunarDayOf("2026-02-17")).toEqual({ lunarMonth: 1, lunarDay: 1, isLeapMonth: false });
    expect(lunarDayOf("2025-08-03")).toEqual({ lunarMonth: 6, lunarDay: 10, isLeapMonth: true });
    expect(lunarDayOf("2051-01-01")).toBeNull();
  });
});

describe("DAY-05 days that are not there every year", () => {
  test("a lunar 30th is the 29th where the month has no more", () => {
    expect(startIn(lunar(1, 30), 2026)).toBe("2026-03-18");
    // The second month of 2026 has 29 days.
    expect(startIn(lunar(2, 30), 2026)).toBe(startIn(lunar(2, 29), 2026));
  });

  test("29 February is the 28th in other years", () => {
    expect(startIn(rule({ month: 2, day: 29 }), 2028)).toBe("2028-02-29");
    expect(startIn(rule({ month: 2, day: 29 }), 2027)).toBe("2027-02-28");
  });

  test("a leap month is the month of its number in years without it", () => {
    expect(startIn(lunar(6, 10, { isLeapMonth: true }), 2025)).toBe("2025-08-03");
    expect(startIn(lunar(6, 10), 2025)).toBe("2025-07-04");
    expect(startIn(lunar(6, 10, { isLeapMonth: true }), 2026)).toBe(startIn(lunar(6, 10), 2026));
  });
});

describe("DAY-05 beyond the lunar calendar", () => {
  test("nothing is guessed, and it is said", () => {
    expect(occurrenceIn(lunar(4, 8), 2050)?.startsOn).toBe("2050-05-28");
    expect(occurrenceIn(lunar(4, 8), 2051)).toBeNull();
    expect(isUncomputed(lunar(4, 8), 2051)).toBe(true);
    // Lunar 12/1 of 2050 lies in 2051, which the calendar does not know.
    expect(isUncomputed(lunar(12, 1), 2050)).toBe(true);
    expect(isUncomputed(rule({}), 2051)).toBe(false);
    expect(isUncomputed(lunar(4, 8, { isYearly: false }), 2051)).toBe(false);
  });

  test("the last that was is shown, and none is to come", () => {
    expect(presentFrom(lunar(4, 8), "2055-01-01")?.startsOn).toBe("2050-05-28");
    expect(comingFrom(lunar(4, 8), "2055-01-01", 3)).toEqual([]);
  });
});

describe("DAY-05 what is between two days", () => {
  const starts = (one: EventRule, from: string, to: string) =>
    occurrencesBetween(one, from, to).map(({ startsOn }) => startsOn);

  test("a lunar December falls into the solar year after it", () => {
    expect(starts(lunar(12, 8), "2027-01-01", "2027-12-31")).toEqual(["2027-01-15"]);
    expect(occurrencesBetween(lunar(12, 8), "2027-01-01", "2027-01-31")[0]?.year).toBe(2026);
  });

  test("what lasts over the end of a month is in both", () => {
    const days = rule({ year: 2026, month: 12, day: 30, dayCount: 4, isYearly: false });
    expect(starts(days, "2026-12-01", "2026-12-31")).toEqual(["2026-12-30"]);
    expect(starts(days, "2027-01-01", "2027-01-31")).toEqual(["2026-12-30"]);
    expect(starts(days, "2027-01-03", "2027-01-31")).toEqual([]);
  });

  test("a yearly one begins with its first year", () => {
    expect(starts(rule({ year: 2027, month: 5, day: 1 }), "2026-05-01", "2026-05-31")).toEqual([]);
    expect(starts(rule({ year: 2027, month: 5, day: 1 }), "2027-05-01", "2027-05-31")).toEqual(["2027-05-01"]);
  });
});

describe("DAY-05 the present one", () => {
  test("is the next until it has ended, then that of the next year", () => {
    const days = rule({ month: 5, day: 1, dayCount: 3 });
    expect(presentFrom(days, "2027-05-03")?.startsOn).toBe("2027-05-01");
    expect(presentFrom(days, "2027-05-04")?.startsOn).toBe("2028-05-01");
    expect(comingFrom(days, "2027-05-03", 3).map(({ year }) => year)).toEqual([2027, 2028, 2029]);
  });

  test("of what is once is that one, whether it was or will be", () => {
    const once = rule({ year: 2027, isYearly: false });
    expect(presentFrom(once, "2030-01-01")?.startsOn).toBe("2027-01-01");
    expect(comingFrom(once, "2030-01-01", 3)).toEqual([]);
    expect(comingFrom(once, "2020-01-01", 3)).toHaveLength(1);
  });

  test("tells until when replies are taken, and whether it is cancelled", () => {
    const asked = rule({ month: 5, day: 1, takesReplies: true, replyDaysBefore: 7, cancelledYears: [2028] });
    expect(occurrenceIn(asked, 2027)).toMatchObject({ repliesUntil: "2027-04-24", isCancelled: false });
    expect(occurrenceIn(asked, 2028)).toMatchObject({ isCancelled: true });
    expect(occurrenceIn(rule({}), 2027)?.repliesUntil).toBeNull();
  });
});
