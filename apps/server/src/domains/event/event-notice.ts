import type { EventNoticeFacts } from "@bulmo/entities/event-notice.entity";
import type { StoredEvent } from "./event.query.ts";
import { occurrenceIn } from "./occurrence.ts";

// What of an event concerns who comes to it: when and where it is, and whether it is at all. No database, no clock.

/** Null where it is not in that year. */
export function factsIn(event: StoredEvent, year: number): EventNoticeFacts | null {
  const occurrence = occurrenceIn(event, year);
  if (!occurrence) return null;
  const { startsOn, endsOn, isCancelled } = occurrence;
  const { startTime, endTime, venue, address } = event;
  return { startsOn, endsOn, startTime, endTime, venue, address, isCancelled };
}

/** What stands now for who knows something else: what is not in that year any more is as good as cancelled. */
export const standingFor = (known: EventNoticeFacts, event: StoredEvent, year: number): EventNoticeFacts =>
  factsIn(event, year) ?? { ...known, isCancelled: true };

/** An hour at which it ends moves nobody's journey. */
export const isSameTime = (one: EventNoticeFacts, other: EventNoticeFacts): boolean =>
  one.startsOn === other.startsOn && one.endsOn === other.endsOn && one.startTime === other.startTime;

export const isSameVenue = (one: EventNoticeFacts, other: EventNoticeFacts): boolean =>
  one.venue === other.venue && one.address === other.address;

export const eventChanges = ["CANCELLED", "RESUMED", "CHANGED"] as const;
export type EventChange = (typeof eventChanges)[number];

/** Undefined where what they know is still right. */
export function changeOf(known: EventNoticeFacts, standing: EventNoticeFacts): EventChange | undefined {
  if (standing.isCancelled) return known.isCancelled ? undefined : "CANCELLED";
  if (known.isCancelled) return "RESUMED";
  return isSameTime(known, standing) && isSameVenue(known, standing) ? undefined : "CHANGED";
}

/** Nobody is written of what is over, however it is corrected. */
export const isAhead = (known: EventNoticeFacts, standing: EventNoticeFacts, today: string): boolean =>
  known.endsOn >= today && standing.endsOn >= today;
