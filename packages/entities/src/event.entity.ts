import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Event",
  tableName: "event",
  properties: {
    id: p.integer().primary().autoincrement(),
    title: p.text(),
    /** Plain text; a line is a paragraph. */
    description: p.text().default(""),
    /** By which `year`, `month` and `day` are meant: no type of the database knows a lunar day. */
    calendar: p.enum(["SOLAR", "LUNAR"]).default("SOLAR"),
    /** Of a yearly one the first. */
    year: p.integer(),
    month: p.smallint(),
    day: p.smallint(),
    isLeapMonth: p.boolean().default(false),
    isYearly: p.boolean().default(false),
    dayCount: p.smallint().default(1),
    /** HH:MM in Seoul; null for whole days. */
    startTime: p.text().nullable(),
    endTime: p.text().nullable(),
    venue: p.text().default(""),
    address: p.text().default(""),
    /** Address of a picture; empty for none. */
    poster: p.text().default(""),
    posterDescription: p.text().default(""),
    takesReplies: p.boolean().default(false),
    replyDaysBefore: p.smallint().default(0),
    maximumCompanions: p.smallint().default(0),
    /** Of people, companions among them; null for no limit. */
    capacity: p.integer().nullable(),
    state: p.enum(["DRAFT", "PUBLISHED"]).default("DRAFT"),
    /** The years, by its own calendar, in which it does not take place. */
    cancelledYears: p.array(Number).columnType("int[]").default([]),
    /** Grows with each edit, so that one which another overtook is noticed, and calendars know which is newer. */
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
});

/** An event of the association, once or every year (DAY-05). */
export class Event extends schema.class {}
schema.setClass(Event);

const replySchema = defineEntity({
  name: "EventReply",
  tableName: "event_reply",
  properties: {
    event: () => p.manyToOne(Event).primary().deleteRule("cascade"),
    /** Which of a yearly one's, as its own calendar counts. */
    year: p.integer().primary(),
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    isComing: p.boolean(),
    /** Beside the member. */
    companions: p.smallint().default(0),
    note: p.text().default(""),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [{ name: "event_reply_user_id_index", properties: "user" }],
});

/** Whether a member comes to an event. */
export class EventReply extends replySchema.class {}
replySchema.setClass(EventReply);
