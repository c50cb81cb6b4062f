import { randomUUID } from "node:crypto";
import type { EntityManager, Tables } from "@bulmo/entities/database";

export type NewJob = {
  kind: string;
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

/**
 * Writes jobs, in the transaction of what asks for them where there is one. Answers how many of them are new: one whose
 * key was written before is not.
 */
export async function enqueue(em: EntityManager, jobs: readonly NewJob[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const rows = jobs.map(({ kind, subject = "", data, key = null, userId = null, createdAt, dueAt = createdAt }) => ({
    id: randomUUID(),
    kind,
    subject,
    data: JSON.stringify(data),
    key,
    user_id: userId,
    created_at: createdAt,
    due_at: dueAt,
    state: "WAITING" as const,
    attempts: 0,
  }));
  const { numInsertedOrUpdatedRows = 0n } = await em
    .getKysely<Tables>()
    .insertInto("job")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}
