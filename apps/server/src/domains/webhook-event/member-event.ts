import { withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { enqueue } from "./enqueue.ts";

/** Tells of a member as they stand, in the transaction that writes them: id and nickname, which everybody sees. */
export const enqueueMember = (tx: EntityManager, verb: "created" | "changed", id: string): Promise<void> =>
  enqueue(
    tx,
    `member.${verb}`,
    sql`select jsonb_build_object('id', id, 'nickname', nickname) as data, id as member_id from "user" where id = ${id}`,
  );

/**
 * Tells that a member has gone, by the id alone; what is still to be told, or has been, names them no more (MYP-11). Nor do
 * answers, in which receivers may repeat what they were told.
 */
export async function enqueueRemovedMember(tx: EntityManager, id: string): Promise<void> {
  await sql`update webhook_delivery set member_id = null, last_answer = null, data = case
      when data ? 'author' then data || jsonb_build_object('author', ${withdrawnAuthor}::text)
      else data - 'nickname' end
    where member_id = ${id}`.execute(tx.getKysely<Tables>());
  await enqueue(
    tx,
    "member.removed",
    sql`select jsonb_build_object('id', ${id}::text) as data, null::uuid as member_id`,
  );
}
