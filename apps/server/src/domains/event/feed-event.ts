import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EventOccurrence } from "@bulmo/contracts/event";
import type { EntityManager } from "@bulmo/entities/database";
import { findEvent, findEvents, type StoredEvent } from "./event.query.ts";
import { occurrencesBetween } from "./occurrence.ts";

/** One day or some days of an event, as calendars of other programs take it. */
export type FeedEvent = { event: StoredEvent; occurrence: EventOccurrence };

/** Years that a calendar is told of: no rule of RFC 5545 knows lunar months, so each year is an event of its own. */
const before = 1;
const after = 4;

function inFeed(event: StoredEvent, now: Date): FeedEvent[] {
  const year = Number(koreanDay(now).slice(0, 4));
  const [from, to] = event.isYearly
    ? [`${year - before}-01-01`, `${year + after}-12-31`]
    : // What is once is in a calendar for as long as it is here.
      ["1900-01-01", "2999-12-31"];
  return occurrencesBetween(event, from, to).map((occurrence) => ({ event, occurrence }));
}

/** All that everybody may know of. */
export const findFeedEvents = async (em: EntityManager, now: Date): Promise<FeedEvent[]> =>
  (await findEvents(em)).flatMap((event) => inFeed(event, now));

/** The same of one event; of a draft, and of one that is not there, none. */
export async function findFeedEvent(em: EntityManager, id: number, now: Date): Promise<FeedEvent[]> {
  const event = await findEvent(em, id);
  return event?.state === "PUBLISHED" ? inFeed(event, now) : [];
}
