import type { LunarDay } from "@bulmo/contracts/event";
import { firstEventYear, lastEventYear } from "@bulmo/contracts/event-rule";

/** A day of the lunar calendar, as the form has it. */
export type LunarDate = { year: number; month: number; day: number; isLeapMonth: boolean };

const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is typed, once it may be a day. */
export function lunarDateIn(typed: Record<"year" | "month" | "day", string>, isLeapMonth: boolean): LunarDate | null {
  const [year, month, day] = [Number(typed.year), Number(typed.month), Number(typed.day)];
  const isDay = within(year, firstEventYear, lastEventYear - 1) && within(month, 1, 12) && within(day, 1, 30);
  return isDay ? { year, month, day, isLeapMonth } : null;
}

/** The months of the solar calendar in which a lunar month may lie: it begins within a month of its number, a leap month later. */
export const monthsAround = ({ year, month }: LunarDate): { year: number; month: number }[] =>
  [0, 1, 2, 3].map((later) => {
    const place = month - 1 + later;
    return { year: year + Math.floor(place / 12), month: (place % 12) + 1 };
  });

/**
 * Its day of the solar calendar, by the rules of the calendar: a 30th is the 29th of a shorter month, and of a yearly one a
 * leap month that is not there is the month of its number. Null where the days know none.
 */
export function solarDayIn(
  days: readonly LunarDay[],
  { month, day, isLeapMonth }: LunarDate,
  isYearly: boolean,
): string | null {
  const find = (wanted: number, isLeap: boolean) =>
    days.find((one) => one.lunarMonth === month && one.lunarDay === wanted && one.isLeapMonth === isLeap)?.date;
  const leaps = isLeapMonth ? (isYearly ? [true, false] : [true]) : [false];
  for (const isLeap of leaps)
    for (const wanted of day === 30 ? [30, 29] : [day]) {
      const found = find(wanted, isLeap);
      if (found !== undefined) return found;
    }
  return null;
}
