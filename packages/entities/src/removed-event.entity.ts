import { defineEntity, p } from "@mikro-orm/core";
import type { EventNoticeFacts } from "./event-notice.entity.ts";
import type { Event } from "./event.entity.ts";
import { User } from "./user.entity.ts";

/** All that stood in its row. */
export type EventFacts = Omit<Event, "id" | "cancelledYears" | "createdAt" | "updatedAt"> & {
  cancelledYears: readonly number[];
  createdAt: string;
};

const schema = defineEntity({
  name: "RemovedEvent",
  tableName: "removed_event",
  properties: {
    /** That of the event, which is never given twice. */
    id: p.integer().primary().autoincrement(false),
    facts: p.json<EventFacts>(),
    /** What those who come did not know yet, and were not written of. */
    notices: p.json<{ year: number; known: EventNoticeFacts }[]>().defaultRaw("'[]'"),
    removedAt: p.datetime(),
  },
});

/** An event that was removed, and can be brought back for some days (docs/decisions/092). */
export class RemovedEvent extends schema.class {}
schema.setClass(RemovedEvent);

const replySchema = defineEntity({
  name: "RemovedEventReply",
  tableName: "removed_event_reply",
  properties: {
    event: () => p.manyToOne(RemovedEvent).primary().deleteRule("cascade"),
    year: p.integer().primary(),
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    isComing: p.boolean(),
    companions: p.smallint().default(0),
    note: p.text().default(""),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ name: "removed_event_reply_user_id_index", properties: "user" }],
});

/** What a member replied to it: goes with the member, and comes back with the event. */
export class RemovedEventReply extends replySchema.class {}
replySchema.setClass(RemovedEventReply);
