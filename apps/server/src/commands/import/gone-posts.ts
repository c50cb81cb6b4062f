import type { EntityManager, Tables } from "@bulmo/entities/database";

/**
 * Which of these posts, by what the old site calls them, have come and gone for good since: their origin stands, so that they
 * do not come again, and nothing can stand below them.
 */
export async function findGonePosts(em: EntityManager, posts: ReadonlyMap<string, string>): Promise<Set<string>> {
  if (posts.size === 0) return new Set();
  const ids = [...new Set(posts.values())].map(Number);
  const rows = await em.getKysely<Tables>().selectFrom("stored_post").select("id").where("id", "in", ids).execute();
  const here = new Set(rows.map(({ id }) => String(id)));
  return new Set([...posts].flatMap(([key, id]) => (here.has(id) ? [] : [key])));
}
