import type { CalendarEvent } from "@bulmo/contracts/event";
import type { Event, Organization } from "schema-dts";

type Described = { event: CalendarEvent; organizer: Organization; publicUrl: string; path: string };

/** Hours are those of Seoul. */
const momentOf = (date: string, time: string | null) => (time === null ? date : `${date}T${time}:00+09:00`);

/** An event as schema.org knows it; none where its day is not known (DAY-05). */
export function eventStructuredData({ event, organizer, publicUrl, path }: Described): Event[] {
  const { title, description, venue, address, poster, startTime, endTime, occurrence } = event;
  if (!occurrence || event.state === "DRAFT") return [];
  return [
    {
      "@type": "Event",
      name: title,
      url: publicUrl + path,
      startDate: momentOf(occurrence.startsOn, startTime),
      endDate: momentOf(occurrence.endsOn, endTime),
      eventStatus: occurrence.isCancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
      ...(description && { description }),
      ...((venue || address) && {
        location: { "@type": "Place", name: venue || address, address: address || venue },
      }),
      ...(poster && { image: publicUrl + poster }),
      organizer,
    },
  ];
}
