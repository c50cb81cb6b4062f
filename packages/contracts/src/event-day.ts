import { dateOf, lastDayOf } from "./day.ts";
import { eventMessages } from "./event-rule.ts";
import { solarDateOf } from "./lunar-day.ts";

// On which day an event is: for the server, and for the form, which says so while it is typed.

/** What an event says of its first day. */
export type EventDay = {
  calendar: "SOLAR" | "LUNAR";
  month: number;
  day: number;
  isLeapMonth: boolean;
};

/** 29 February is the 28th in other years. */
const solarStart = ({ month, day: wanted }: EventDay, year: number) =>
  dateOf(year, month, Math.min(wanted, lastDayOf(year, month)));

/**
 * A lunar 30th is the 29th where the month has no more, and a leap month that the year does not have is the month of its
 * number. Null beyond the calendar.
 */
function lunarStart({ month, day: wanted, isLeapMonth }: EventDay, year: number): string | null {
  for (const isLeap of isLeapMonth ? [true, false] : [false])
    for (const there of wanted === 30 ? [30, 29] : [wanted]) {
      const date = solarDateOf(year, month, there, isLeap);
      if (date) return date;
    }
  return null;
}

/** The first day in a year of the event's own calendar, YYYY-MM-DD; null beyond the lunar calendar of the library. */
export const startIn = (event: EventDay, year: number): string | null =>
  event.calendar === "LUNAR" ? lunarStart(event, year) : solarStart(event, year);

/** What is wrong with the first day, by the field in which it is told: no calendar of ours knows it, or that year has no such month. */
export function firstDayFault(
  event: EventDay & { year: number; isYearly: boolean },
): { field: "year" | "isLeapMonth"; message: string } | undefined {
  const { calendar, year, month, isLeapMonth, isYearly } = event;
  if (calendar === "SOLAR") return undefined;
  if (startIn(event, year) === null) return { field: "year", message: eventMessages.lunarUnknown };
  // Of a yearly one the first year may do without; one that is once was meant otherwise.
  if (isLeapMonth && !isYearly && solarDateOf(year, month, 1, true) === null)
    return { field: "isLeapMonth", message: eventMessages.leapMissing };
  return undefined;
}
