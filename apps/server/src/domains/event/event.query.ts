import type { CalendarEvent } from "@bulmo/contracts/event";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

const columns = [
  "id",
  "title",
  "description",
  "calendar",
  "year",
  "month",
  "day",
  "is_leap_month",
  "is_yearly",
  "day_count",
  "start_time",
  "end_time",
  "venue",
  "address",
  "poster",
  "poster_description",
  "takes_replies",
  "reply_days_before",
  "maximum_companions",
  "capacity",
  "state",
  "revision",
  "updated_at",
] as const;

// Drivers read lists in ways of their own.
const cancelledYears = sql<string>`array_to_string(event.cancelled_years, ',')`.as("cancelled");

const select = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("event")
    .select([...columns, cancelledYears]);

type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

/** An event as the database has it; when it is in a year is computed. */
export type StoredEvent = Omit<CalendarEvent, "occurrence" | "coming" | "isOpenToReplies" | "isFull"> & {
  cancelledYears: readonly number[];
  updatedAt: Date;
};

const toStored = (row: Row): StoredEvent => ({
  id: row.id,
  title: row.title,
  description: row.description,
  calendar: row.calendar,
  year: row.year,
  month: row.month,
  day: row.day,
  isLeapMonth: row.is_leap_month,
  isYearly: row.is_yearly,
  dayCount: row.day_count,
  startTime: row.start_time ?? null,
  endTime: row.end_time ?? null,
  venue: row.venue,
  address: row.address,
  poster: row.poster,
  posterDescription: row.poster_description,
  takesReplies: row.takes_replies,
  replyDaysBefore: row.reply_days_before,
  maximumCompanions: row.maximum_companions,
  capacity: row.capacity ?? null,
  state: row.state,
  revision: row.revision,
  cancelledYears: row.cancelled === "" ? [] : row.cancelled.split(",").map(Number),
  updatedAt: new Date(row.updated_at),
});

/** Those that everybody reads, or with them the drafts. */
export async function findEvents(em: EntityManager, { hasDrafts = false } = {}): Promise<StoredEvent[]> {
  const rows = await select(em)
    .$if(!hasDrafts, (query) => query.where("state", "=", "PUBLISHED"))
    .orderBy("id")
    .execute();
  return rows.map(toStored);
}

export async function findEvent(em: EntityManager, id: number): Promise<StoredEvent | undefined> {
  const row = await select(em).where("id", "=", id).executeTakeFirst();
  return row && toStored(row);
}

/** Makes whoever else changes the event, or replies to it, wait until the transaction ends. */
export async function lockEvent(tx: EntityManager, id: number): Promise<StoredEvent | undefined> {
  const row = await select(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toStored(row);
}

/** Makes whoever else adds an event wait, so that there are not more than there may be. */
export const lockEventTable = (tx: EntityManager) => tx.execute("lock table event in share row exclusive mode");
