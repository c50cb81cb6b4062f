import type { EntityManager, Tables } from "@bulmo/entities/database";
import { EventNotice, type EventNoticeFacts } from "@bulmo/entities/event-notice.entity";
import { type Reader, wantsMail } from "../mail-choice/mail-choice.service.ts";

/** Members who said that they come, and are to be written of it. */
const listening = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("event_reply")
    .innerJoin("user", "user.id", "event_reply.user_id")
    .where("event_reply.is_coming", "=", true)
    .where(wantsMail("EVENT"));

export const findListeners = (em: EntityManager, { id, year }: { id: number; year: number }): Promise<Reader[]> =>
  listening(em)
    .select(["user.id", "user.name", "user.email"])
    .where("event_reply.event_id", "=", id)
    .where("event_reply.year", "=", year)
    .orderBy("user.id")
    .execute();

type ListenerCount = { id: number; year: number; count: number };

/** Of all events, the earlier years first. */
export async function countListeners(em: EntityManager): Promise<ListenerCount[]> {
  const rows = await listening(em)
    .select(({ fn }) => ["event_reply.event_id as id", "event_reply.year", fn.countAll<string>().as("count")])
    .groupBy(["event_reply.event_id", "event_reply.year"])
    .orderBy("event_reply.year")
    .execute();
  return rows.map(({ id, year, count }) => ({ id, year, count: Number(count) }));
}

/** Of a yearly one those to which somebody comes. */
export async function findYearsWithGuests(em: EntityManager, id: number): Promise<number[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("event_reply")
    .select("year")
    .distinct()
    .where("event_id", "=", id)
    .where("is_coming", "=", true)
    .execute();
  return rows.map(({ year }) => year);
}

export type Known = { year: number; known: EventNoticeFacts };

/** What they know already stays: nobody was written of what came between. */
export const addNotices = (tx: EntityManager, event: number, notices: readonly Known[]) =>
  tx.upsertMany(
    EventNotice,
    notices.map((notice) => ({ event, ...notice })),
    { onConflictAction: "ignore" },
  );

/** To the year to which their event goes, with its replies. */
export async function moveNotices(tx: EntityManager, event: number, { from, to }: { from: number; to: number }) {
  await tx.nativeDelete(EventNotice, { event, year: to });
  await tx.nativeUpdate(EventNotice, { event, year: from }, { year: to });
}

/** Whoever takes them writes of them, in the same transaction. */
export async function takeNotices(tx: EntityManager, event: number): Promise<Known[]> {
  const notices = await tx.find(EventNotice, { event }, { orderBy: { year: "asc" } });
  const taken = notices.map(({ year, known }) => ({ year, known }));
  await tx.nativeDelete(EventNotice, { event });
  return taken;
}
