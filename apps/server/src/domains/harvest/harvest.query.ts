import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { isReadable } from "../board/board-access.ts";
import { isGone, isWork } from "../work-address/work-address.query.ts";
import type { Selection } from "./oai-request.ts";

/** A work as harvesters hear of it; `stamp` is when something that it tells changed last, or when it went. */
export type HarvestRow = { id: number; type: string; stamp: Date; isDeleted: boolean };

/**
 * What is shown, what waits in the trash, and what was deleted for good. Its exhibition and the people who made it are told
 * with a work: it changes with them, and comes anew when its exhibition opens. Where somebody is removed, or a member by whose
 * nickname it is signed is called otherwise, the database touches the work itself.
 */
const records: RawBuilder<HarvestRow> = sql`
  select post.id, post.type, false as "isDeleted", greatest(post.updated_at, board.updated_at, (
      select max(person.updated_at) from work_artist join person on person.id = work_artist.person_id
      where work_artist.post_id = post.id)) as stamp
    from post join board on board.type = post.type
    where ${isWork} and ${isReadable(null)}
  union all
  select post.id, post.type, true, post.deleted_at
    from stored_post as post
    where post.deleted_at is not null and ${isWork} and ${isReadable(null)}
  union all
  select post.id, post.type, true, post.withdrawn_at
    from withdrawn_work as post
    where ${isGone} or ${isReadable(null)}`;

type Wanted = Omit<Selection, "set"> & { type?: string | undefined; limit: number };

/** By their numbers, those after one. */
export async function findRecords(
  em: EntityManager,
  { from, until, type, after, limit }: Wanted,
): Promise<HarvestRow[]> {
  const restrictions = [
    sql<boolean>`record.id > ${after}`,
    ...(type === undefined ? [] : [sql<boolean>`record.type = ${type}`]),
    ...(from === undefined ? [] : [sql<boolean>`record.stamp >= ${from}::timestamptz`]),
    // The second itself is within it.
    ...(until === undefined ? [] : [sql<boolean>`record.stamp < ${until}::timestamptz + interval '1 second'`]),
  ];
  const { rows } = await sql<HarvestRow>`
    select * from (${records}) as record where ${sql.join(restrictions, sql` and `)}
    order by record.id limit ${limit}`.execute(em.getKysely<Tables>());
  return rows;
}

export async function findRecord(em: EntityManager, id: number): Promise<HarvestRow | undefined> {
  const { rows } = await sql<HarvestRow>`select * from (${records}) as record where record.id = ${id}`.execute(
    em.getKysely<Tables>(),
  );
  return rows[0];
}

/** No work has changed before the first post was written, but for those that are deleted for good: of them is known when they went. */
export async function findEarliest(em: EntityManager): Promise<Date | undefined> {
  const { rows } = await sql<{ earliest: Date | null }>`
    select least((select min(created_at) from stored_post), (select min(withdrawn_at) from withdrawn_work)) as earliest`.execute(
    em.getKysely<Tables>(),
  );
  const earliest = rows[0]?.earliest;
  return earliest ? new Date(earliest) : undefined;
}
