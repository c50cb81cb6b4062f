import { addDays } from "@bulmo/contracts/day";
import type { Exhibition } from "@bulmo/contracts/exhibition";
import ical from "ical-generator";
import type { NamedSite } from "./named-site.ts";

/** An exhibition as one event of whole days (EXH-02). Its days are known. */
export function writeExhibitionCalendar({ publicUrl: origin, name }: NamedSite, exhibition: Exhibition): string {
  const { n, banner, startsOn, endsOn, venue, revision } = exhibition;
  const page = `${origin}/gallery/exhibition/${n}`;
  const calendar = ical({
    name: banner,
    prodId: { company: name, product: "exhibition", language: "KO" },
    url: `${page}/calendar.ics`,
  });
  calendar.createEvent({
    id: `exhibition-${n}@${new URL(origin).hostname}`,
    // The same for who asks again, and a later one once it has changed.
    stamp: new Date(Date.UTC(2026, 0) + revision * 1_000),
    sequence: revision,
    start: startsOn,
    // What lasts whole days ends before the day after the last (RFC 5545 §3.6.1).
    end: addDays(endsOn ?? startsOn, 1),
    allDay: true,
    summary: banner,
    ...(venue === "" ? {} : { location: venue }),
    url: page,
  });
  // Every line of a calendar ends so, the last one too (RFC 5545 §3.1); the generator only joins them.
  return `${calendar.toString()}\r\n`;
}
