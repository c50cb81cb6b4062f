import type { Liked } from "@bulmo/contracts/like";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

const kinds = {
  post: { table: "post", likes: "post_like", key: "post_id" },
  comment: { table: "comment", likes: "comment_like", key: "comment_id" },
} as const;

export type Likeable = { kind: keyof typeof kinds; id: number };

/**
 * Likes or stops liking; without `liked`, the other of what it was. The caller's transaction holds the row of what is
 * liked, so that of many at once each sees what the one before did (SEC-12).
 */
export async function changeLike(
  em: EntityManager,
  { kind, id }: Likeable,
  userId: string,
  liked: boolean | undefined,
): Promise<Liked> {
  const database = em.getKysely<Tables>();
  const table = sql.table(kinds[kind].table);
  const likes = sql.table(kinds[kind].likes);
  const key = sql.ref(kinds[kind].key);

  const removed =
    liked === true
      ? []
      : (await sql`delete from ${likes} where ${key} = ${id} and user_id = ${userId} returning 1`.execute(database))
          .rows;
  const isLiked = liked ?? removed.length === 0;
  const added = isLiked
    ? (
        await sql`insert into ${likes} (${key}, user_id, created_at) values (${id}, ${userId}, now())
          on conflict do nothing returning 1`.execute(database)
      ).rows
    : [];
  const { rows } = await sql<{ like_count: number }>`
    update ${table} set like_count = like_count + ${added.length - removed.length} where id = ${id}
    returning like_count`.execute(database);
  return { isLiked, likeCount: rows[0]?.like_count ?? 0 };
}
