import type { AttachmentKind } from "@bulmo/contracts/attachment-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** Minutes after which a file that somebody began to read is read again: their process is no more. */
const leaseMinutes = 10;

/** A file is given up that so many have begun: it may be what ends them. */
const mostAttempts = 4;

export type ClaimedFile = { id: string; name: string; kind: AttachmentKind };

/**
 * Takes the oldest file that nobody has read yet, for this process alone. Undefined where there is none, or where
 * another process took it at this moment: that one goes on with the rest.
 */
export async function claimNext(em: EntityManager): Promise<ClaimedFile | undefined> {
  const lease = sql`now() + make_interval(mins => ${sql.lit(leaseMinutes)})`;
  const { rows } = await sql<ClaimedFile>`
    with next as materialized (
      select attachment.id, name, kind from attachment left join attachment_text on attachment_id = attachment.id
      where attachment_id is null or due_at <= now()
      order by attachment.created_at limit 1),
    claimed as (
      insert into attachment_text (attachment_id, attempts, due_at) select id, 1, ${lease} from next
      on conflict (attachment_id) do update set
        attempts = attachment_text.attempts + 1,
        due_at = case when attachment_text.attempts + 1 < ${sql.lit(mostAttempts)} then excluded.due_at end
        where attachment_text.due_at <= now()
      returning attachment_id)
    select next.id, name, kind from next join claimed on attachment_id = next.id`.execute(em.getKysely<Tables>());
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
