import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

const said = sql.raw('"event_id", "year", "user_id", "is_coming", "companions", "note", "created_at", "updated_at"');

type Place = "event_reply" | "removed_event_reply";

/** Whoever withdraws or is suspended meanwhile waits, in one order of members: their reply goes afterwards, wherever it is. */
const lockRepliers = (tx: EntityManager, id: number, from: Place) =>
  sql`select from "user" where "id" in (select "user_id" from ${sql.table(from)} where "event_id" = ${id})
    order by "id" for key share`.execute(tx.getKysely<Tables>());

/** What is not there any more when its members are locked is not copied. */
async function copy(tx: EntityManager, id: number, { from, to }: { from: Place; to: Place }): Promise<void> {
  await lockRepliers(tx, id, from);
  await sql`insert into ${sql.table(to)} (${said}) select ${said} from ${sql.table(from)} where "event_id" = ${id}`.execute(
    tx.getKysely<Tables>(),
  );
}

/** Puts aside what members replied, before their event goes. */
export const archiveReplies = (tx: EntityManager, id: number): Promise<void> =>
  copy(tx, id, { from: "event_reply", to: "removed_event_reply" });

/** Once the event is there again. */
export const restoreReplies = (tx: EntityManager, id: number): Promise<void> =>
  copy(tx, id, { from: "removed_event_reply", to: "event_reply" });
