import { firstEventYear, lastEventYear } from "@bulmo/contracts/event-rule";

/** A day of the lunar calendar, as the form has it. */
export type LunarDate = { year: number; month: number; day: number; isLeapMonth: boolean };

const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is typed, once it may be a day: without the calendar, which is loaded for those who need it. */
export function lunarDateIn(typed: Record<"year" | "month" | "day", string>, isLeapMonth: boolean): LunarDate | null {
  const [year, month, day] = [Number(typed.year), Number(typed.month), Number(typed.day)];
  const isDay = within(year, firstEventYear, lastEventYear - 1) && within(month, 1, 12) && within(day, 1, 30);
  return isDay ? { year, month, day, isLeapMonth } : null;
}
