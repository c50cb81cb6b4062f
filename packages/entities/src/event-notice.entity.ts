import { defineEntity, p } from "@mikro-orm/core";
import { Event } from "./event.entity.ts";

/** What is mailed of an event when it changes. Days by the solar calendar, YYYY-MM-DD. */
export type EventNoticeFacts = {
  startsOn: string;
  endsOn: string;
  startTime: string | null;
  endTime: string | null;
  venue: string;
  address: string;
  isCancelled: boolean;
};

const schema = defineEntity({
  name: "EventNotice",
  tableName: "event_notice",
  properties: {
    event: () => p.manyToOne(Event).primary().deleteRule("cascade"),
    /** Which of a yearly one's, as its own calendar counts. */
    year: p.integer().primary(),
    /** As those who come know it. */
    known: p.json<EventNoticeFacts>(),
  },
});

/** A change of an event of which those who come have not been mailed yet (docs/decisions/092). */
export class EventNotice extends schema.class {}
schema.setClass(EventNotice);
