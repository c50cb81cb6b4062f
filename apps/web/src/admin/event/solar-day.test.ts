import type { LunarDay } from "@bulmo/contracts/event";
import { expect, test } from "vitest";
import { lunarDateIn, monthsAround, solarDayIn } from "./solar-day.ts";

const typed = { year: "2027", month: "7", day: "23" };

test("DAY-05 what is typed is a lunar day once it may be one", () => {
  expect(lunarDateIn(typed, false)).toEqual({ year: 2027, month: 7, day: 23, isLeapMonth: false });
  for (const part of [{ year: "" }, { year: "202" }, { month: "13" }, { day: "31" }, { day: "칠" }, { day: "1.5" }])
    expect(lunarDateIn({ ...typed, ...part }, false)).toBeNull();
});

test("DAY-05 a lunar month is looked for in the solar months after it, over the end of the year too", () => {
  const at = (month: number) => monthsAround({ year: 2027, month, day: 1, isLeapMonth: false });
  expect(at(7).map(({ month }) => month)).toEqual([7, 8, 9, 10]);
  expect(at(11)).toEqual([
    { year: 2027, month: 11 },
    { year: 2027, month: 12 },
    { year: 2028, month: 1 },
    { year: 2028, month: 2 },
  ]);
});

const of = (date: string, lunarMonth: number, lunarDay: number, isLeapMonth = false): LunarDay => ({
  date,
  lunarMonth,
  lunarDay,
  isLeapMonth,
});
/** Of 2028, which has a leap fifth month. */
const days = [
  of("2028-06-22", 5, 30),
  of("2028-06-23", 5, 1, true),
  of("2028-07-21", 5, 29, true),
  of("2028-07-22", 6, 1),
];

test.each([
  [{ month: 6, day: 1 }, false, "2028-07-22"],
  [{ month: 5, day: 30 }, false, "2028-06-22"],
  [{ month: 5, day: 30, isLeapMonth: true }, false, "2028-07-21"],
  [{ month: 6, day: 1, isLeapMonth: true }, false, null],
  [{ month: 6, day: 1, isLeapMonth: true }, true, "2028-07-22"],
  [{ month: 8, day: 1 }, true, null],
])("DAY-05 %j, yearly %s, is on %s", (date, isYearly, solar) => {
  expect(solarDayIn(days, { year: 2028, isLeapMonth: false, ...date }, isYearly)).toBe(solar);
});
