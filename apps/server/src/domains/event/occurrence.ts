import { addDays } from "@bulmo/contracts/day";
import type { CalendarEvent, EventOccurrence } from "@bulmo/contracts/event";
import { startIn } from "@bulmo/contracts/event-day";
import { lastEventYear } from "@bulmo/contracts/event-rule";

// When events are: a rule and a year in, days of the solar calendar out. No database, no clock.

/** What an event says of its days. */
export type EventRule = Pick<
  CalendarEvent,
  "calendar" | "year" | "month" | "day" | "isLeapMonth" | "isYearly" | "dayCount" | "takesReplies" | "replyDaysBefore"
> & { cancelledYears: readonly number[] };

const isIn = ({ year: first, isYearly }: EventRule, year: number) =>
  isYearly ? year >= first && year <= lastEventYear : year === first;

/** When it is in a year of its own calendar; null where it is not, or cannot be computed. */
export function occurrenceIn(rule: EventRule, year: number): EventOccurrence | null {
  const startsOn = isIn(rule, year) ? startIn(rule, year) : null;
  if (startsOn === null) return null;
  return {
    year,
    startsOn,
    endsOn: addDays(startsOn, rule.dayCount - 1),
    repliesUntil: rule.takesReplies ? addDays(startsOn, -rule.replyDaysBefore) : null,
    isCancelled: rule.cancelledYears.includes(year),
  };
}

/** Whether members reply to it on a day: until the midnight in Seoul that ends the last day for it. */
export const takesRepliesOn = ({ repliesUntil, isCancelled }: EventOccurrence, day: string): boolean =>
  repliesUntil !== null && !isCancelled && day <= repliesUntil;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** All that lie within two days of the solar calendar, at least in part. */
export function occurrencesBetween(rule: EventRule, from: string, to: string): EventOccurrence[] {
  // The twelfth month of a lunar year mostly lies in the solar year after it, and what lasts for days may begin in the year before.
  const first = rule.isYearly ? yearOf(from) - 1 : rule.year;
  const last = rule.isYearly ? yearOf(to) : rule.year;
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return years.flatMap((year) => {
    const one = occurrenceIn(rule, year);
    return one && one.startsOn <= to && one.endsOn >= from ? [one] : [];
  });
}

/** The next ones that have not ended, as many as there are up to a number. */
export function comingFrom(rule: EventRule, today: string, most: number): EventOccurrence[] {
  const first = Math.max(rule.year, rule.isYearly ? yearOf(today) - 1 : rule.year);
  const coming: EventOccurrence[] = [];
  // One in the year before may not have ended yet.
  for (let year = first; coming.length < most && year <= first + most + 1; year += 1) {
    const one = occurrenceIn(rule, year);
    if (one && one.endsOn >= today) coming.push(one);
  }
  return coming;
}

/** The next one, or else the last that was; null where none can be computed. */
export function presentFrom(rule: EventRule, today: string): EventOccurrence | null {
  const [next] = comingFrom(rule, today, 1);
  if (next || !rule.isYearly) return next ?? occurrenceIn(rule, rule.year);
  for (let year = yearOf(today); year >= rule.year; year -= 1) {
    const one = occurrenceIn(rule, year);
    if (one) return one;
  }
  return null;
}

/** Whether it would be in a year of which no calendar of ours knows the day. */
export const isUncomputed = (rule: EventRule, year: number): boolean =>
  isIn(rule, year) && startIn(rule, year) === null;
