// Days of the calendar, YYYY-MM-DD, which lie in no time zone; a month is a number from 1. What day it is in Korea is
// said by korean-day.ts, which needs a clock, and what is taken for a day from outside by calendar-day.ts.

const two = (value: number) => String(value).padStart(2, "0");

export const dateOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;

/** The number of a month's last day, by the solar calendar. */
export const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const day = 24 * 60 * 60_000;

/** So many days later, earlier for a number below 0. Days are counted by UTC, in which each has 24 hours. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
