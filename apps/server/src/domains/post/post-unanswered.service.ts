import { type UnansweredInput, unansweredInput } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { pageIn } from "../../platform/database/page-in.ts";
import { isAnswered } from "./post.query.ts";

/** Of so many of the latest questions; whoever asked before them waits no more, and nobody counts a board of a million. */
const looked = 1_000;

const latest = sql<Tables["post"]>`(
  select * from post where type = 'QNA' order by index desc limit ${sql.lit(looked)}
)`;

const waiting = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom(latest.as("post"))
    .leftJoin("user as asker", "asker.id", "post.user_id")
    .where(sql<boolean>`asker.is_admin is not true and not ${isAnswered}`);

export async function countUnanswered(em: EntityManager): Promise<number> {
  const { count } = await waiting(em)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of the questions that wait for the association. What an administrator asks waits for nobody. */
export async function listUnanswered(em: EntityManager, input: UnansweredInput) {
  const { page, limit, first } = unansweredInput.parse(input);
  const count = await countUnanswered(em);
  const { offset, ...paged } = pageIn({ page, limit }, count);
  const rows = await waiting(em)
    .select(["post.index", "post.title", "post.created_at"])
    .orderBy("post.index", first === "LATEST" ? "desc" : "asc")
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    count,
    ...paged,
    list: rows.map(({ index, title, created_at }) => ({ index, title, createdAt: new Date(created_at).toISOString() })),
  };
}
