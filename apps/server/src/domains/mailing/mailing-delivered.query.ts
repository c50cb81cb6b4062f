import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { mailJob } from "../notification/notifier.ts";
import { mailKey } from "./mailing-key.ts";

/** The job of a row of `mailing_recipient`. */
const ownJob = (row: string, where: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from job where kind = ${mailJob} and key = ${mailKey(row)} and ${where})`;

/**
 * Whether the mail to a row of `mailing_recipient` has left, by the row, or by its job where that is not written down yet.
 * One that came back later has not, although its job is done.
 */
const hasLeft = (row: string) =>
  sql<boolean>`(${sql.ref(`${row}.state`)} = 'SENT' or ${ownJob(
    row,
    sql`job.state = 'DONE' and job.last_error is null and job.ended_at is distinct from ${sql.ref(`${row}.ended_at`)}`,
  )})`;

/** Whether it waits: for its turn, or because an administrator asked again for what was given up. */
const isToLeave = (row: string) =>
  sql<boolean>`(${sql.ref(`${row}.state`)} = 'WAITING' or ${ownJob(row, sql`job.state = 'WAITING'`)})`;

/** Whether a row of `mailing_recipient` has its mail, or is about to. */
export const hasMail = (row: string) => sql<boolean>`(${hasLeft(row)} or ${isToLeave(row)})`;

type Mailed = { postId: number; userId: string; mailingId: number };

/**
 * Whether a member gets the notice by another mailing: it has left, or is to by an earlier one. Both may wait at once where
 * what an earlier one gave up was asked for again as the later one began.
 */
export async function hasFromAnother(em: EntityManager, { postId, userId, mailingId }: Mailed): Promise<boolean> {
  const { rows } = await sql`
    select from mailing_recipient as other join mailing on mailing.id = other.mailing_id
    where mailing.post_id = ${postId} and other.user_id = ${userId} and mailing.id <> ${mailingId}
      and (${hasLeft("other")} or (mailing.id < ${mailingId} and ${isToLeave("other")}))
    limit 1`.execute(em.fork().getKysely<Tables>());
  return rows.length > 0;
}
