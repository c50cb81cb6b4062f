import { type PostType, withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type ExpressionBuilder, sql } from "kysely";

export type PostFilter = {
  type: PostType;
  subType?: number | undefined;
  search?: { field: "TITLE" | "USER"; term: string } | undefined;
};

export type PostRow = {
  type: PostType;
  index: number;
  title: string;
  summary: string;
  thumbnail: string;
  caption: string;
  author: string;
  created_at: Date | string;
};

/** A work's 작가, else the writer's nickname, else that of nobody any more. */
export const authorColumn = sql<string>`coalesce(post.author_name, "user".nickname, ${withdrawnAuthor})`;

const pattern = (term: string) => `%${term.replace(/[\\%_]/gu, String.raw`\$&`)}%`;

/**
 * Two syllables and more go through the index of bigrams; what it finds is compared again, since windows may meet
 * without the word being there.
 */
function titleHolds(term: string) {
  const holds = sql<boolean>`post.title ilike ${pattern(term)}`;
  return Array.from(term).length < 2 ? holds : sql<boolean>`(bigrams(post.title) @> bigrams(${term}) and ${holds})`;
}

/** Nicknames are few, so their owners are looked up first; `user_id` then has an index of its own. */
const authorHolds = (term: string) => sql<boolean>`(
  post.author_name ilike ${pattern(term)}
  or (post.author_name is null and post.user_id in (select id from "user" where nickname ilike ${pattern(term)}))
  or (post.author_name is null and post.user_id is null and ${withdrawnAuthor} ilike ${pattern(term)})
)`;

const matches =
  ({ type, subType, search }: PostFilter) =>
  (where: ExpressionBuilder<Tables, "post">) =>
    where.and([
      where("post.type", "=", type),
      where("post.deleted_at", "is", null),
      ...(subType === undefined ? [] : [where("post.sub_type", "=", subType)]),
      ...(search ? [search.field === "TITLE" ? titleHolds(search.term) : authorHolds(search.term)] : []),
    ]);

/** Without a search the board's counter knows; nothing is counted. */
export async function countPosts(em: EntityManager, filter: PostFilter): Promise<number> {
  const database = em.getKysely<Tables>();
  if (!filter.search) {
    const counter = await database
      .selectFrom("board_counter")
      .select("post_count")
      .where("type", "=", filter.type)
      .where("sub_type", "=", filter.subType ?? 0)
      .executeTakeFirst();
    return counter?.post_count ?? 0;
  }
  const { count } = await database
    .selectFrom("post")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rows newest first. */
export const findPostRows = (
  em: EntityManager,
  filter: PostFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<PostRow[]> =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("user", "user.id", "post.user_id")
    .select([
      "post.type",
      "post.index",
      "post.title",
      "post.summary",
      "post.thumbnail",
      "post.caption",
      "post.created_at",
      authorColumn.as("author"),
    ])
    .where(matches(filter))
    .orderBy("post.index", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
