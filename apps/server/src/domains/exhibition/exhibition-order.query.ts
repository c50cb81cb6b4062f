import type { OrderedWork } from "@bulmo/contracts/exhibition-order";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { standing } from "../post/post-standing.ts";
import { authorColumn } from "../post/post.query.ts";

type Row = { revision: number; index: number | null } & Omit<OrderedWork, "index">;

/** One statement, so that works never come with the revision of another order. */
export async function findOrder(em: EntityManager, type: string) {
  const { rows } = await sql<Row>`
    select coalesce(counter.order_revision, 1) as revision, post.index, post.title, ${authorColumn} as author,
      post.thumbnail, post.wall_place is not null as "isPlaced"
    from (select max(order_revision) as order_revision from board_counter where type = ${type} and sub_type = 0) as counter
    left join post on post.type = ${type} left join "user" on "user".id = post.user_id
    order by ${standing({ type })} desc`.execute(em.getKysely<Tables>());
  const works = rows.flatMap(({ revision: _revision, index, ...work }): OrderedWork[] =>
    index === null ? [] : [{ index, ...work }],
  );
  return { works, revision: rows[0]?.revision ?? 1 };
}

type Place = { id: number; index: number; isTrashed: boolean };

/**
 * All works of an exhibition, those in the trash with them, as they stay until the transaction ends. By their ids, as
 * whoever deletes several takes them, and before the board's counter, as everybody does.
 */
export async function lockWorks(tx: EntityManager, type: string): Promise<Place[]> {
  const rows = await tx
    .getKysely<Tables>()
    .selectFrom("stored_post")
    .select(["id", "index", sql<boolean>`deleted_at is not null`.as("is_trashed")])
    .where("type", "=", type)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id, index, is_trashed }) => ({ id, index, isTrashed: is_trashed }));
}

const asArray = (values: readonly (number | null)[]) =>
  sql`${`{${values.map((one) => one ?? "NULL").join(",")}}`}::int[]`;

/** Writes where each work hangs; what stands there already is left alone. */
export async function hangAt(
  tx: EntityManager,
  places: readonly { id: number; place: number | null }[],
): Promise<void> {
  await sql`
    update stored_post set wall_place = given.place
    from unnest(${asArray(places.map(({ id }) => id))}, ${asArray(places.map(({ place }) => place))}) as given (id, place)
    where stored_post.id = given.id and stored_post.wall_place is distinct from given.place`.execute(
    tx.getKysely<Tables>(),
  );
}

export async function countOrder(tx: EntityManager, type: string): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable("board_counter")
    .set({ order_revision: sql<number>`coalesce(order_revision, 1) + 1` })
    .where("type", "=", type)
    .where("sub_type", "=", 0)
    .execute();
}
