import type { AttachmentKind } from "@bulmo/contracts/attachment-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** Minutes after which a file that somebody began to read is read again: their process is no more. */
const leaseMinutes = 10;

/** A file is given up that so many have begun: it may be what ends them. */
const mostAttempts = 4;

export type ClaimedFile = { id: string; name: string; kind: AttachmentKind };

/**
 * What the version before has stored while this one ran beside it came without a row. Looked for by the hour and at the
 * start, as it means to go through all files.
 */
export const queueForgotten = (em: EntityManager) =>
  sql`
    insert into attachment_text (attachment_id, due_at)
    select id, created_at from attachment
    where not exists (select from attachment_text where attachment_id = attachment.id)
    for key share skip locked
    on conflict do nothing`.execute(em.getKysely<Tables>());

const lease = sql`now() + make_interval(mins => ${sql.lit(leaseMinutes)})`;

/** Over an index of what is due: what is read already costs nothing. What another process takes at this moment is passed over. */
export const claimQuery = sql<ClaimedFile>`
  with next as materialized (
    select attachment_id from attachment_text where due_at <= now()
    order by due_at limit 1 for update skip locked),
  claimed as (
    update attachment_text set
      attempts = attempts + 1,
      due_at = case when attempts + 1 < ${sql.lit(mostAttempts)} then ${lease} end
    from next where attachment_text.attachment_id = next.attachment_id
    returning next.attachment_id)
  select id, name, kind from attachment join claimed on attachment_id = id`;

/** Takes the file that has waited longest, for this process alone. Undefined where none is left for it. */
export async function claimNext(em: EntityManager): Promise<ClaimedFile | undefined> {
  const { rows } = await claimQuery.execute(em.getKysely<Tables>());
  return rows[0];
}

/** What the file is found by, once and for all. One that was removed meanwhile is found by nothing. */
export const noteText = (em: EntityManager, id: string, text: string) =>
  em
    .getKysely<Tables>()
    .updateTable("attachment_text")
    .set({ text, due_at: null })
    .where("attachment_id", "=", id)
    .execute();

/** The file was not read to its end: the next process begins with it at once. */
export const releaseClaim = (em: EntityManager, id: string) =>
  em
    .getKysely<Tables>()
    .updateTable("attachment_text")
    .set(({ eb }) => ({ due_at: sql<Date>`now()`, attempts: eb("attempts", "-", 1) }))
    .where("attachment_id", "=", id)
    .where("due_at", "is not", null)
    .execute();
