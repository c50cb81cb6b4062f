import { expect, test } from "vitest";
import { solarDateOf } from "@bulmo/contracts/lunar-day";
import { memorialDaysAt } from "./memorial.service.ts";

const day = { lunarMonth: 7, lunarDay: 23 };

test.each([
  [2024, "2024-08-26"],
  [2025, "2025-09-14"],
  [2026, "2026-09-04"],
  [2027, "2027-08-24"],
  [2050, "2050-09-08"],
])("ASC-19 lunar 7/23 of %d is %s", (year, date) => {
  expect(solarDateOf(year, 7, 23)).toBe(date);
});

test("ASC-19 in a year with a seventh leap month the memorial is in the seventh month itself", () => {
  // 2006 has both; the leap one would be 2006-09-15.
  expect(solarDateOf(2006, 7, 23)).toBe("2006-08-16");
});

test("ASC-19 this year and the next are Korean years", () => {
  expect(memorialDaysAt(new Date("2026-12-31T14:59:59Z"), day).map(({ year }) => year)).toEqual([2026, 2027]);
  expect(memorialDaysAt(new Date("2026-12-31T15:00:00Z"), day).map(({ year }) => year)).toEqual([2027, 2028]);
});

test("ASC-19 beyond the calendar nothing is guessed", () => {
  expect(memorialDaysAt(new Date("2050-06-01T00:00:00Z"), day)).toEqual([
    { year: 2050, date: "2050-09-08" },
    { year: 2051, date: null },
  ]);
  expect(memorialDaysAt(new Date("2051-06-01T00:00:00Z"), day).map(({ date }) => date)).toEqual([null, null]);
});

const datesAt = (now: string, lunarMonth: number, lunarDay: number) =>
  memorialDaysAt(new Date(now), { lunarMonth, lunarDay }).map(({ date }) => date);

test("ASC-19 one at the end of the lunar year is told in January, before it comes", () => {
  expect(datesAt("2026-01-05T00:00:00Z", 12, 10)).toEqual(["2026-01-28", "2027-01-17"]);
});

test("ASC-19 a 30th is the 29th where the month has no more", () => {
  expect(datesAt("2025-03-01T00:00:00Z", 7, 30)).toEqual(["2025-09-21", "2026-09-10"]);
});

test("ASC-19 a solar year may have two of them, or none", () => {
  expect(datesAt("2025-03-01T00:00:00Z", 11, 20)).toEqual(["2026-01-08", "2026-12-28"]);
  expect(datesAt("2027-03-01T00:00:00Z", 11, 20)).toEqual(["2027-12-17"]);
});
