import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { lastDayOf } from "./day.ts";
import {
  eventCalendars,
  eventMessages,
  eventStates,
  firstEventYear,
  lastEventYear,
  maximumCapacity,
  maximumCompanions,
  maximumEventAddress,
  maximumEventDays,
  maximumEventDescription,
  maximumEventTitle,
  maximumEventVenue,
  maximumReplyDays,
} from "./event-rule.ts";
import { integer } from "./integer.ts";
import { longestDescription } from "./picture.ts";
import { descriptionMessages } from "./picture-description.ts";
import { isBlank, within } from "./text-rule.ts";
import { singleLine, text } from "./text.ts";

// Events of the association, by the solar or the lunar calendar, once or every year (DAY-05).

/** An address of ours has some 110 characters. */
const longestPoster = 200;

const eventId = () => integer(1, maximumIndex);
export const eventYear = () => integer(firstEventYear, lastEventYear, eventMessages.yearUnfit);

const short = (most: number, tooLong: string) =>
  singleLine()
    .refine(...within(most, tooLong))
    .meta({ maxLength: most })
    .default("");

/** An hour in Seoul; null for a whole day. */
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, eventMessages.timeUnfit)
  .nullable()
  .default(null);

const date = {
  calendar: z.enum(eventCalendars).default("SOLAR"),
  /** By its own calendar; of a yearly one the first. */
  year: eventYear(),
  month: integer(1, 12, eventMessages.monthUnfit),
  day: integer(1, 31, eventMessages.dayUnfit),
  /** Of a yearly one that falls into a leap month: in years without it the month of that number. */
  isLeapMonth: z.boolean().default(false),
  isYearly: z.boolean().default(false),
  dayCount: integer(1, maximumEventDays, eventMessages.dayCountUnfit).default(1),
  startTime: time,
  endTime: time,
};

const replying = {
  takesReplies: z.boolean().default(false),
  /** How many days before the event replies end, at midnight in Seoul; 0 for its own day. */
  replyDaysBefore: integer(0, maximumReplyDays, eventMessages.replyDaysUnfit).default(0),
  maximumCompanions: integer(0, maximumCompanions, eventMessages.companionsUnfit).default(0),
  /** Of people, companions among them; null for as many as come. */
  capacity: integer(1, maximumCapacity, eventMessages.capacityUnfit).nullable().default(null),
};

const writing = {
  title: singleLine(eventMessages.titleMissing)
    .refine((value) => !isBlank(value), eventMessages.titleMissing)
    .refine(...within(maximumEventTitle, eventMessages.titleTooLong))
    .meta({ minLength: 1, maxLength: maximumEventTitle }),
  description: text("", eventMessages.descriptionTooLong)
    .refine(...within(maximumEventDescription, eventMessages.descriptionTooLong))
    .meta({ maxLength: maximumEventDescription })
    .default(""),
  ...date,
  venue: short(maximumEventVenue, eventMessages.venueTooLong),
  address: short(maximumEventAddress, eventMessages.addressTooLong),
  poster: z.string().max(longestPoster, eventMessages.posterGone).default(""),
  posterDescription: short(longestDescription, descriptionMessages.tooLong),
  ...replying,
  state: z.enum(eventStates).default("DRAFT"),
};

type Dated = { calendar: string; year: number; month: number; day: number; isYearly: boolean };

/** Whether the month has the day: 29 February of a yearly one is there in some years, and 30 days in any lunar month. */
function hasDay({ calendar, year, month, day, isYearly }: Dated): boolean {
  if (calendar === "LUNAR") return day <= 30;
  return day <= lastDayOf(isYearly ? 2000 : year, month);
}

type Writing = Dated & {
  isLeapMonth: boolean;
  dayCount: number;
  startTime: string | null;
  endTime: string | null;
  poster: string;
  posterDescription: string;
};

const rules: [field: string, isKept: (written: Writing) => boolean, error: string][] = [
  ["day", hasDay, eventMessages.dayMissing],
  ["isLeapMonth", ({ calendar, isLeapMonth }) => calendar === "LUNAR" || !isLeapMonth, eventMessages.leapOfSolar],
  ["startTime", ({ startTime, endTime }) => endTime === null || startTime !== null, eventMessages.startTimeMissing],
  [
    "endTime",
    ({ startTime, endTime, dayCount }) => !startTime || !endTime || dayCount > 1 || endTime > startTime,
    eventMessages.endBeforeStart,
  ],
  [
    "posterDescription",
    ({ poster, posterDescription }) => poster === "" || posterDescription !== "",
    eventMessages.posterUndescribed,
  ],
];

/** All rules that need nothing but what is written. */
function judge(written: Writing, context: z.RefinementCtx): void {
  for (const [field, isKept, message] of rules)
    if (!isKept(written)) context.addIssue({ code: "custom", path: [field], message, input: written });
}

export const eventNamed = z.object({ id: eventId() });

export const eventCreateInput = z.object(writing).superRefine(judge);
export type EventCreate = z.output<typeof eventCreateInput>;

/** The whole of it: what is left out becomes what a new one has. With `revision`, an edit which another overtook is refused. */
export const eventUpdateInput = z
  .object({ id: eventId(), revision: absent(integer(1, maximumIndex)), ...writing })
  .superRefine(judge);
export type EventUpdate = z.output<typeof eventUpdateInput>;

/** One of a yearly one's, or the only one; `isCancelled` false takes it back. */
export const eventCancelInput = z.object({ id: eventId(), year: eventYear(), isCancelled: z.boolean().default(true) });
export type EventCancel = z.output<typeof eventCancelInput>;

export const eventRemoveOutput = z.object({ success: z.literal(true) });

/** Without a year the coming one, or the last that was. */
export const eventGetInput = z.object({ id: eventId(), year: absent(eventYear()) });

/** A month, a whole year where only that is named, and without either the present month in Seoul. */
export const eventListInput = z.object({
  year: absent(eventYear()),
  month: absent(integer(1, 12, eventMessages.monthUnfit)),
});
export type EventListInput = z.output<typeof eventListInput>;

const hour = z.string().nullable();

/** When it is in one year, by the solar calendar. */
const occurrence = z.object({
  /** By the event's own calendar: what tells those of a yearly one apart. */
  year: z.number().int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** The last day on which replies are taken; null where none are. */
  repliesUntil: z.iso.date().nullable(),
  isCancelled: z.boolean(),
});
export type EventOccurrence = z.infer<typeof occurrence>;

/** A line of the calendar. */
export const listedEvent = z.object({
  /** Null for the memorial, which a page of its own tells of. */
  id: z.number().int().nullable(),
  year: z.number().int(),
  title: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  startTime: hour,
  endTime: hour,
  venue: z.string(),
  isCancelled: z.boolean(),
});
export type ListedEvent = z.infer<typeof listedEvent>;

const lunarDay = z.object({
  date: z.iso.date(),
  lunarMonth: z.number().int(),
  lunarDay: z.number().int(),
  isLeapMonth: z.boolean(),
});
export type LunarDay = z.infer<typeof lunarDay>;

export const eventListOutput = z.object({
  year: z.number().int(),
  month: z.number().int().nullable(),
  /** The day it is in Seoul. */
  today: z.iso.date(),
  list: z.array(listedEvent),
  /** The first one after what was asked for, where nothing is in that. */
  next: listedEvent.nullable(),
  /** Of the month, as far as the lunar calendar goes; empty for a whole year. */
  lunarDays: z.array(lunarDay),
  /** What is every year by the lunar calendar and cannot be told of this one. */
  uncomputed: z.array(z.string()),
});
export type EventList = z.infer<typeof eventListOutput>;

/** An event with all that its page and its form show. */
export const calendarEvent = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  calendar: z.enum(eventCalendars),
  year: z.number().int(),
  month: z.number().int(),
  day: z.number().int(),
  isLeapMonth: z.boolean(),
  isYearly: z.boolean(),
  dayCount: z.number().int(),
  startTime: hour,
  endTime: hour,
  venue: z.string(),
  address: z.string(),
  poster: z.string(),
  posterDescription: z.string(),
  takesReplies: z.boolean(),
  replyDaysBefore: z.number().int(),
  maximumCompanions: z.number().int(),
  capacity: z.number().int().nullable(),
  state: z.enum(eventStates),
  revision: z.number().int(),
  /** Whether members may say today that they come to the occurrence; a full one is open still, for who does not come. */
  isOpenToReplies: z.boolean(),
  /** Whether as many come to the occurrence as there are seats; never where these are not counted. */
  isFull: z.boolean(),
  /** The one that was asked for; null where it cannot be computed any more. */
  occurrence: occurrence.nullable(),
  /** The next three at most. */
  coming: z.array(occurrence),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** For administrators: all there are, with how many people come. */
export const eventRow = z.object({
  id: z.number().int(),
  title: z.string(),
  calendar: z.enum(eventCalendars),
  isYearly: z.boolean(),
  state: z.enum(eventStates),
  takesReplies: z.boolean(),
  capacity: z.number().int().nullable(),
  occurrence: occurrence.nullable(),
  peopleCount: z.number().int(),
  /**
   * How many members are mailed when the one of a year changes or is cancelled, of what everybody may read and is not over;
   * years without any are left out.
   */
  recipients: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
});
export const eventRows = z.array(eventRow);
export type EventRow = z.infer<typeof eventRow>;
