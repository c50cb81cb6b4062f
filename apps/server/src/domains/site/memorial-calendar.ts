import type { MemorialDay } from "@bulmo/contracts/memorial";
import ical from "ical-generator";
import type { Memorial } from "../memorial/memorial.service.ts";
import type { NamedSite } from "./named-site.ts";

/** The years that cannot be told, in a sentence; empty when all can be. */
function noAudit(days: readonly MemorialDay[]): string {
  const years = days.filter(({ date }) => date === null).map(({ year }) => `${year}년`);
  return years.length === 0 ? "" : ` ${years.join("과 ")}의 양력 날짜는 아직 계산할 수 없어 싣지 못했습니다.`;
}

/** The memorial as all-day events (ASC-19). A year that cannot be told has none, and the calendar says so. */
export function writeMemorialCalendar(
  { publicUrl: origin, name }: NamedSite,
  memorial: Memorial,
  days: readonly MemorialDay[],
): string {
  const { place, point } = memorial;
  const lunarDay = `음력 ${memorial.lunarMonth}월 ${memorial.lunarDay}일`;
  const calendar = ical({
    name: `${name} ${memorial.name}`,
    description: `해마다 ${lunarDay}에 모시는 ${memorial.name} 날짜입니다.${noAudit(days)}`,
    prodId: { company: name, product: "calendar", language: "KO" },
    ttl: 24 * 60 * 60,
    url: `${origin}/calendar.ics`,
  });
  for (const { year, date } of days)
    if (date)
      calendar.createEvent({
        id: `memorial-${year}@${new URL(origin).hostname}`,
        // The same from one asking to the next, so that a calendar which has the event knows it again.
        stamp: new Date(Date.UTC(year, 0)),
        start: date,
        allDay: true,
        summary: `${memorial.name} (${lunarDay})`,
        location: { title: place, ...(point && { geo: { lat: point.latitude, lon: point.longitude } }) },
        url: `${origin}/news/major-business`,
      });
  // Every line of a calendar ends so, the last one too (RFC 5545 §3.1); the generator only joins them.
  return `${calendar.toString()}\r\n`;
}
