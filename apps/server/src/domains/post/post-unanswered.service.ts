import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isAnswered } from "./post.query.ts";

/** As many as are named beside their number. */
const named = 3;

/** Of so many of the latest questions; whoever asked before them waits no more, and nobody counts a board of a million. */
const looked = 1_000;

const latest = sql<Tables["post"]>`(
  select * from post where type = 'QNA' order by index desc limit ${sql.lit(looked)}
)`;

/** Questions that wait for the association, the latest or the oldest of them by name. What an administrator asks waits for nobody. */
export async function listUnanswered(em: EntityManager, first: "latest" | "oldest" = "latest") {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom(latest.as("post"))
    .leftJoin("user as asker", "asker.id", "post.user_id")
    .select(["post.index", "post.title", "post.created_at", sql<number>`(count(*) over ())::int`.as("count")])
    .where(sql<boolean>`asker.is_admin is not true and not ${isAnswered}`)
    .orderBy("post.index", first === "latest" ? "desc" : "asc")
    .limit(named)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    list: rows.map(({ index, title, created_at }) => ({ index, title, createdAt: new Date(created_at).toISOString() })),
  };
}
