import { dateOf, lastDayOf } from "@bulmo/contracts/day";
import { firstEventYear, lastEventYear } from "@bulmo/contracts/event-rule";

/** A month of the solar calendar; `month` from 1. */
export type Month = { year: number; month: number };

/** 2027-05, as addresses name it. */
export const monthName = ({ year, month }: Month): string => dateOf(year, month, 1).slice(0, 7);

/** The month that an address names; undefined for what is none, and for one that no calendar has. */
export function monthOf(name: unknown): Month | undefined {
  const [, year = "", month = ""] = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(String(name)) ?? [];
  const named = { year: Number(year), month: Number(month) };
  return named.year >= firstEventYear && named.year <= lastEventYear ? named : undefined;
}

/** The month so many after this one; undefined beyond the calendar. */
export function monthAfter({ year, month }: Month, months: number): Month | undefined {
  const count = year * 12 + month - 1 + months;
  return monthOf(monthName({ year: Math.floor(count / 12), month: (count % 12) + 1 }));
}

/** The weeks of a month from Sunday on, each with seven days as YYYY-MM-DD; null where another month lies. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = Array.from({ length: lastDayOf(year, month) }, (_, place) => dateOf(year, month, place + 1));
  const cells = [...Array.from({ length: first }, () => null), ...days];
  const whole = Math.ceil(cells.length / 7);
  return Array.from({ length: whole }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null),
  );
}

type Lasting = { startsOn: string; endsOn: string };

/** What is on a day. */
export const onDay = <Event extends Lasting>(events: readonly Event[], date: string): Event[] =>
  events.filter(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);
