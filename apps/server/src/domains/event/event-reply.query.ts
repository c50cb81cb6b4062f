import type { EventReply, EventReplyNamed, EventReplyWriting, ListedReply } from "@bulmo/contracts/event-reply";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** Replies of members who may act: who is suspended comes to nothing. */
const active = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("event_reply")
    .innerJoin("user", "user.id", "event_reply.user_id")
    .where("user.is_active", "=", true);

/** Members who come and their companions. */
const people = sql<string>`coalesce(sum(1 + event_reply.companions) filter (where event_reply.is_coming), 0)`;

/** How many come to each, by its event's id and its year. */
export async function countPeople(em: EntityManager): Promise<Map<string, number>> {
  const rows = await active(em)
    .select(["event_reply.event_id", "event_reply.year", people.as("people")])
    .groupBy(["event_reply.event_id", "event_reply.year"])
    .execute();
  return new Map(rows.map(({ event_id: id, year, people: count }) => [`${id} ${year}`, Number(count)]));
}

/** How many come to one, by its year. */
export async function countPeopleByYear(em: EntityManager, id: number): Promise<Map<number, number>> {
  const rows = await active(em)
    .select(["event_reply.year", people.as("people")])
    .where("event_reply.event_id", "=", id)
    .groupBy("event_reply.year")
    .execute();
  return new Map(rows.map(({ year, people: count }) => [year, Number(count)]));
}

/** How many come beside the member and theirs. */
export async function countOthers(em: EntityManager, userId: string, { id, year }: EventReplyNamed): Promise<number> {
  const row = await active(em)
    .select(people.as("people"))
    .where("event_reply.event_id", "=", id)
    .where("event_reply.year", "=", year)
    .where("event_reply.user_id", "<>", userId)
    .executeTakeFirst();
  return Number(row?.people ?? 0);
}

type Row = { is_coming: boolean; companions: number; note: string; updated_at: Date };

const toReply = (row: Row): EventReply => ({
  isComing: row.is_coming,
  companions: row.companions,
  note: row.note,
  repliedAt: new Date(row.updated_at).toISOString(),
});

const said = ["event_reply.is_coming", "event_reply.companions", "event_reply.note", "event_reply.updated_at"] as const;

export async function findReply(em: EntityManager, userId: string, { id, year }: EventReplyNamed) {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("event_reply")
    .select(said)
    .where("event_id", "=", id)
    .where("year", "=", year)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? toReply(row) : null;
}

/** Of those who replied first the first. */
export async function findReplies(em: EntityManager, { id, year }: EventReplyNamed): Promise<ListedReply[]> {
  const rows = await active(em)
    .select([...said, "user.name", "user.nickname", "user.role"])
    .where("event_reply.event_id", "=", id)
    .where("event_reply.year", "=", year)
    .orderBy("event_reply.created_at")
    .orderBy("user.name")
    .orderBy("user.id")
    .execute();
  return rows.map((row) => ({ ...toReply(row), name: row.name, nickname: row.nickname, role: row.role }));
}

/** Writes what a member says now, whatever they said before. */
export const writeReply = (tx: EntityManager, userId: string, at: Date, reply: EventReplyWriting) =>
  tx
    .getKysely<Tables>()
    .insertInto("event_reply")
    .values({
      event_id: reply.id,
      year: reply.year,
      user_id: userId,
      is_coming: reply.isComing,
      companions: reply.companions,
      note: reply.note,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(["event_id", "year", "user_id"]).doUpdateSet({
        is_coming: reply.isComing,
        companions: reply.companions,
        note: reply.note,
        updated_at: at,
      }),
    )
    .execute();

export const deleteReply = (tx: EntityManager, userId: string, { id, year }: EventReplyNamed) =>
  tx
    .getKysely<Tables>()
    .deleteFrom("event_reply")
    .where("event_id", "=", id)
    .where("year", "=", year)
    .where("user_id", "=", userId)
    .execute();

/** To the year to which their event goes; what was said for that one before is of an event that is not there. */
export async function moveReplies(tx: EntityManager, id: number, { from, to }: { from: number; to: number }) {
  const database = tx.getKysely<Tables>();
  await database.deleteFrom("event_reply").where("event_id", "=", id).where("year", "=", to).execute();
  await database
    .updateTable("event_reply")
    .set({ year: to })
    .where("event_id", "=", id)
    .where("year", "=", from)
    .execute();
}
