import { addDays } from "@bulmo/contracts/day";
import { eventPath } from "@bulmo/contracts/event-rule";
import type { MemorialDay } from "@bulmo/contracts/memorial";
import ical, { type ICalCalendar, ICalEventStatus } from "ical-generator";
import type { FeedEvent } from "../event/feed-event.ts";
import type { Memorial } from "../memorial/memorial.service.ts";
import type { NamedSite } from "./named-site.ts";

/** The years that cannot be told, in a sentence; empty when all can be. */
function unknownYears(days: readonly MemorialDay[]): string {
  const years = days.filter(({ date }) => date === null).map(({ year }) => `${year}년`);
  return years.length === 0 ? "" : ` ${years.join("과 ")}의 양력 날짜는 아직 계산할 수 없어 싣지 못했습니다.`;
}

const hostOf = (origin: string) => new URL(origin).hostname;

const lunarDayOf = ({ lunarMonth, lunarDay }: Memorial) => `음력 ${lunarMonth}월 ${lunarDay}일`;

function addMemorial(calendar: ICalCalendar, origin: string, memorial: Memorial, days: readonly MemorialDay[]): void {
  const { name, place, point } = memorial;
  const years = days.map(({ year }) => year);
  for (const [row, { year, date }] of days.entries())
    if (date)
      calendar.createEvent({
        id: `memorial-${year}${years.indexOf(year) < row ? "-2" : ""}@${hostOf(origin)}`,
        // The same from one asking to the next, so that a calendar which has the event knows it again.
        stamp: new Date(Date.UTC(year, 0)),
        start: date,
        allDay: true,
        summary: `${name} (${lunarDayOf(memorial)})`,
        location: { title: place, ...(point && { geo: { lat: point.latitude, lon: point.longitude } }) },
        url: `${origin}/news/major-business`,
      });
}

/** Seoul has had no summer time since 1988. */
const inSeoul = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);

/** Whole days without an hour, which end before the day after the last (RFC 5545 §3.6.1). */
function timesOf({ event: { startTime, endTime }, occurrence: { startsOn, endsOn } }: FeedEvent) {
  if (startTime === null) return { start: startsOn, end: addDays(endsOn, 1), allDay: true };
  const start = inSeoul(startsOn, startTime);
  if (endTime !== null) return { start, end: inSeoul(endsOn, endTime) };
  return endsOn === startsOn ? { start } : { start, end: inSeoul(addDays(endsOn, 1), "00:00") };
}

function addEvent(calendar: ICalCalendar, origin: string, feedEvent: FeedEvent): void {
  const { event, occurrence } = feedEvent;
  const page = `${origin}${eventPath(event.id, event.isYearly ? occurrence.year : undefined)}`;
  const location = [event.venue, event.address].filter((part) => part !== "").join(", ");
  calendar.createEvent({
    id: `event-${event.id}-${event.isYearly ? occurrence.year : "once"}@${hostOf(origin)}`,
    // The same for who asks again, and a later one once it has changed.
    stamp: event.updatedAt,
    sequence: event.revision - 1,
    ...timesOf(feedEvent),
    summary: event.title,
    ...(event.description === "" ? {} : { description: event.description }),
    ...(location === "" ? {} : { location }),
    url: page,
    status: occurrence.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

// Every line of a calendar ends so, the last one too (RFC 5545 §3.1); the generator only joins them.
const textOf = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

type Dates = { memorial: Memorial; days: readonly MemorialDay[]; events: readonly FeedEvent[] };

/** The memorial and all events that everybody may know of (ASC-19, DAY-05). A year that cannot be told has none, and the calendar says so. */
export function writeSiteCalendar({ publicUrl: origin, name }: NamedSite, { memorial, days, events }: Dates): string {
  const onMemorial =
    days.length === 0 ? "" : ` ${memorial.name}는 해마다 ${lunarDayOf(memorial)}에 모십니다.${unknownYears(days)}`;
  const calendar = ical({
    name: `${name} 행사`,
    description: `${name}의 행사 날짜입니다.${onMemorial}`,
    prodId: { company: name, product: "calendar", language: "KO" },
    ttl: 24 * 60 * 60,
    url: `${origin}/calendar.ics`,
  });
  addMemorial(calendar, origin, memorial, days);
  for (const event of events) addEvent(calendar, origin, event);
  return textOf(calendar);
}

/** One event, to be put into a calendar by whoever looks at it. */
export function writeEventCalendar({ publicUrl: origin, name }: NamedSite, events: readonly FeedEvent[]): string {
  const [first] = events;
  const calendar = ical({
    name: first?.event.title ?? "",
    prodId: { company: name, product: "event", language: "KO" },
    url: `${origin}${first ? eventPath(first.event.id) : ""}/calendar.ics`,
  });
  for (const event of events) addEvent(calendar, origin, event);
  return textOf(calendar);
}
