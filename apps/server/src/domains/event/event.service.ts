import { addDays, dateOf, lastDayOf } from "@bulmo/contracts/day";
import type {
  CalendarEvent,
  EventList,
  EventListInput,
  EventOccurrence,
  EventRow,
  ListedEvent,
} from "@bulmo/contracts/event";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { lunarDayOf } from "@bulmo/contracts/lunar-day";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { type Memorial, memorialOf } from "../memorial/memorial.service.ts";
import { findEvent, findEvents, type StoredEvent } from "./event.query.ts";
import { countListeners } from "./event-notice.query.ts";
import { countPeople, countPeopleByYear } from "./event-reply.query.ts";
import {
  comingFrom,
  type EventRule,
  isUncomputed,
  occurrenceIn,
  occurrencesBetween,
  presentFrom,
  takesRepliesOn,
} from "./occurrence.ts";

type ReadContext = Pick<Context, "em" | "now" | "pageTexts">;

/** What the page of an event tells of it besides the present one. */
const mostComing = 3;

/** Years of a yearly one that may be cancelled before it is said that it takes place no more. */
const mostLookedAt = 3;

/** Whoever reads the page is told that the seats are taken, not by how many. */
async function isFull(em: EntityManager, { id, capacity, takesReplies }: StoredEvent, year: number): Promise<boolean> {
  if (capacity === null || !takesReplies) return false;
  return ((await countPeopleByYear(em, id)).get(year) ?? 0) >= capacity;
}

/** As the calls answer it, with its days as of today. */
export async function toAnswer(
  em: EntityManager,
  stored: StoredEvent,
  today: string,
  occurrence?: EventOccurrence,
): Promise<CalendarEvent> {
  const { cancelledYears, updatedAt: _updatedAt, ...event } = stored;
  const rule = { ...event, cancelledYears };
  const shown = occurrence ?? presentFrom(rule, today);
  return {
    ...event,
    isOpenToReplies: event.state === "PUBLISHED" && shown !== null && takesRepliesOn(shown, today),
    isFull: shown !== null && (await isFull(em, stored, shown.year)),
    occurrence: shown,
    coming: comingFrom(rule, today, mostComing),
  };
}

/** Throws EVENT_NOT_FOUND, for a draft too unless an administrator asks, and for a year in which it is not. */
export async function getEvent(
  { em, now }: Pick<Context, "em" | "now">,
  viewer: Actor | null,
  { id, year }: { id: number; year?: number | undefined },
): Promise<CalendarEvent> {
  const event = await findEvent(em, id);
  if (!event || (event.state === "DRAFT" && !viewer?.isAdmin)) throw new DomainError("EVENT_NOT_FOUND");
  const named = year === undefined ? undefined : occurrenceIn(event, year);
  if (named === null) throw new DomainError("EVENT_NOT_FOUND");
  return toAnswer(em, event, koreanDay(now()), named);
}

/** The memorial as if it were an event of ours; undefined where an association keeps none. */
const memorialRule = ({ lunarMonth, lunarDay }: Memorial): EventRule | undefined =>
  lunarMonth === 0
    ? undefined
    : {
        calendar: "LUNAR",
        // It began before anybody of ours wrote it down.
        year: 1900,
        month: lunarMonth,
        day: lunarDay,
        isLeapMonth: false,
        isYearly: true,
        dayCount: 1,
        takesReplies: false,
        replyDaysBefore: 0,
        cancelledYears: [],
      };

type Source = { rule: EventRule; facts: Omit<ListedEvent, "year" | "startsOn" | "endsOn" | "isCancelled"> };

async function sourcesOf({ em, pageTexts }: ReadContext): Promise<Source[]> {
  const memorial = memorialOf(await pageTexts());
  const rule = memorialRule(memorial);
  const facts = { id: null, title: memorial.name, startTime: null, endTime: null, venue: memorial.place };
  const events = await findEvents(em);
  return [
    ...(rule ? [{ rule, facts }] : []),
    ...events.map((event) => {
      const { id, title, startTime, endTime, venue } = event;
      return { rule: event, facts: { id, title, startTime, endTime, venue } };
    }),
  ];
}

const orderOf = ({ startsOn, startTime, title }: ListedEvent) => [startsOn, startTime ?? "", title];

/** By the day, then by the hour: what lasts the whole day stands first. */
function byTime(one: ListedEvent, other: ListedEvent): number {
  const others = orderOf(other);
  const at = orderOf(one).findIndex((part, place) => part !== others[place]);
  if (at === -1) return 0;
  return (orderOf(one)[at] ?? "") < (others[at] ?? "") ? -1 : 1;
}

const listedAs = (facts: Source["facts"], occurrence: EventOccurrence): ListedEvent => {
  const { year, startsOn, endsOn, isCancelled } = occurrence;
  return { ...facts, year, startsOn, endsOn, isCancelled };
};

const listed = ({ rule, facts }: Source, from: string, to: string): ListedEvent[] =>
  occurrencesBetween(rule, from, to).map((occurrence) => listedAs(facts, occurrence));

/** The first one after a day that takes place. */
function nextAfter(sources: readonly Source[], day: string): ListedEvent | null {
  const after = addDays(day, 1);
  const coming = sources.flatMap(({ rule, facts }) => {
    const found = comingFrom(rule, after, mostLookedAt).find(({ isCancelled }) => !isCancelled);
    return found ? [listedAs(facts, found)] : [];
  });
  return coming.toSorted(byTime)[0] ?? null;
}

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** What is in a month, or in a whole year, the memorial with it. */
export async function listEvents(context: ReadContext, asked: EventListInput): Promise<EventList> {
  const today = koreanDay(context.now());
  const year = asked.year ?? Number(today.slice(0, 4));
  const month = asked.month ?? (asked.year === undefined ? Number(today.slice(5, 7)) : null);
  const from = dateOf(year, month ?? 1, 1);
  const to = dateOf(year, month ?? 12, lastDayOf(year, month ?? 12));
  const sources = await sourcesOf(context);
  const lunar = (date: string) => {
    const found = lunarDayOf(date);
    return found ? [{ date, ...found }] : [];
  };
  const list = sources.flatMap((source) => listed(source, from, to)).toSorted(byTime);
  return {
    year,
    month,
    today,
    list,
    next: list.length === 0 ? nextAfter(sources, to) : null,
    lunarDays: month === null ? [] : daysOf(from, to).flatMap(lunar),
    uncomputed: sources.flatMap(({ rule, facts }) => (isUncomputed(rule, year) ? [facts.title] : [])),
  };
}

type Recipients = EventRow["recipients"];

/** Of what everybody may read and is not over. */
function recipientsOf(event: StoredEvent, counts: Recipients, today: string): Recipients {
  if (event.state === "DRAFT") return [];
  const isToCome = ({ year }: { year: number }) => (occurrenceIn(event, year)?.endsOn ?? "") >= today;
  return counts.filter(isToCome).map(({ year, count }) => ({ year, count }));
}

/** All of them with drafts, each with the present one, who comes to it, and how many would be mailed of a change. */
export async function listAllEvents(em: EntityManager, now: Date): Promise<EventRow[]> {
  const [events, people] = [await findEvents(em, { hasDrafts: true }), await countPeople(em)];
  const listeners = Map.groupBy(await countListeners(em), ({ id }) => id);
  const today = koreanDay(now);
  return events.map((event) => {
    const { id, title, calendar, isYearly, state, takesReplies, capacity } = event;
    const occurrence = presentFrom(event, today);
    const peopleCount = people.get(`${id} ${occurrence?.year}`) ?? 0;
    const recipients = recipientsOf(event, listeners.get(id) ?? [], today);
    return { id, title, calendar, isYearly, state, takesReplies, capacity, occurrence, peopleCount, recipients };
  });
}
