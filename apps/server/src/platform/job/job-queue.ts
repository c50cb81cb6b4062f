import { randomUUID } from "node:crypto";
import type { JobKind } from "@bulmo/contracts/job-name";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

export type NewJob = {
  kind: JobKind;
  /** Where its kind has several that do not wait for one another. */
  lane?: string;
  subject?: string;
  data: Record<string, unknown>;
  /** Of a kind only one with such a key is ever written. */
  key?: string;
  /** The member whom it is about, with whom it goes. */
  userId?: string;
  /** By the process's clock, as everything about jobs. */
  createdAt: Date;
  /** At once where nothing is said. */
  dueAt?: Date;
};

type NewRow = ReturnType<typeof rowOf>;

const rowOf = ({ kind, lane = "", subject = "", data, key, userId, createdAt, dueAt = createdAt }: NewJob) => ({
  id: randomUUID(),
  kind,
  lane,
  subject,
  data: JSON.stringify(data),
  key: key ?? null,
  user_id: userId ?? null,
  created_at: createdAt,
  due_at: dueAt,
  state: "WAITING" as const,
  attempts: 0,
});

const insertRows = (em: EntityManager, rows: readonly NewRow[]) =>
  em.getKysely<Tables>().insertInto("job").values(rows);

/**
 * Writes jobs, in the transaction of what asks for them where there is one. Answers how many of them are new: one whose
 * key was written before is not.
 */
export async function enqueue(em: EntityManager, jobs: readonly NewJob[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await insertRows(em, jobs.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** The same of what may be asked for again by its key: one that is over begins anew, one that waits goes on waiting. */
export async function enqueueAnew(em: EntityManager, jobs: readonly (NewJob & { key: string })[]): Promise<void> {
  if (jobs.length === 0) return;
  await insertRows(em, jobs.map(rowOf))
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "key"])
        .where("key", "is not", null)
        .doUpdateSet((update) => ({
          state: "WAITING",
          data: sql`excluded.data`,
          created_at: update.ref("excluded.created_at"),
          due_at: update.ref("excluded.due_at"),
          attempts: 0,
          last_error: null,
          ended_at: null,
        }))
        .where("job.state", "!=", "WAITING"),
    )
    .execute();
}
