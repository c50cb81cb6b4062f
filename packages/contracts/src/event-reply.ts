import { z } from "zod";
import { maximumIndex } from "./board.ts";
import { eventYear } from "./event.ts";
import { eventMessages, maximumCompanions, maximumReplyNote } from "./event-rule.ts";
import { integer } from "./integer.ts";
import { within } from "./text-rule.ts";
import { singleLine, timestamp } from "./text.ts";

// Whether members come to an event, and with how many (DAY-05).

export const eventReplyNamed = z.object({ id: integer(1, maximumIndex), year: eventYear() });
export type EventReplyNamed = z.output<typeof eventReplyNamed>;

export const eventReplyInput = eventReplyNamed.extend({
  isComing: z.boolean(),
  /** Beside the member; none of who does not come. */
  companions: integer(0, maximumCompanions, eventMessages.companionsUnfit).default(0),
  /** For who prepares the event. */
  note: singleLine()
    .refine(...within(maximumReplyNote, eventMessages.noteTooLong))
    .meta({ maxLength: maximumReplyNote })
    .default(""),
});
export type EventReplyWriting = z.output<typeof eventReplyInput>;

const reply = z.object({
  isComing: z.boolean(),
  companions: z.number().int(),
  note: z.string(),
  repliedAt: timestamp(),
});
export type EventReply = z.infer<typeof reply>;

/** What a member is told of their own reply, and of whether there is room. */
export const eventReplyState = z.object({
  reply: reply.nullable(),
  /** Whether one may reply, change or take back now. */
  isOpen: z.boolean(),
  /** Beside those whom the member has already said; null where there is room for all. */
  seatsLeft: z.number().int().nullable(),
});
export type EventReplyState = z.infer<typeof eventReplyState>;

const listedReply = reply.extend({ name: z.string(), nickname: z.string(), role: z.string() });
export type ListedReply = z.infer<typeof listedReply>;

/** For administrators; in the order in which members replied first. */
export const eventReplyList = z.object({
  title: z.string(),
  startsOn: z.iso.date().nullable(),
  list: z.array(listedReply),
  /** Members who come and their companions. */
  peopleCount: z.number().int(),
  comingCount: z.number().int(),
  absentCount: z.number().int(),
});
export type EventReplyList = z.infer<typeof eventReplyList>;
