import { mostCounted } from "@bulmo/contracts/list";
import { type PostListInput, type PostType, withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { containing } from "../../platform/database/like-pattern.ts";

/** What a row of `post` must fulfil. */
export type Condition = RawBuilder<boolean>;

/** How rows are looked for: by an index of words, or each compared as it passes. */
type Matcher = (column: string, term: string) => Condition;

/** Hangul has no capitals, and comparing without case costs ten times as much. */
const isCaseless = (term: string) => term.toLowerCase() === term.toUpperCase();

/** Whether the column holds the term, as it is. */
export const isLike: Matcher = (column, term) =>
  sql<boolean>`${sql.ref(column)} ${isCaseless(term) ? sql`like` : sql`ilike`} ${containing(term)}`;

/**
 * Goes through an index of the text's windows of two characters, or of its single ones for a single syllable; what it
 * finds is compared again, since windows may meet without the word being there.
 */
const holds: Matcher = (column, term) => {
  const text = sql.ref(column);
  const isIndexed =
    Array.from(term).length === 1
      ? sql`string_to_array(lower(${text}), null) @> array[lower(${term})]`
      : sql`bigrams(${text}) @> bigrams(${term})`;
  return sql<boolean>`(${isIndexed} and ${isLike(column, term)})`;
};

/**
 * Posts of writers whose name holds the term: what a work names as its 작가, else the nickname, else that of nobody any
 * more. Nicknames are few, so their owners are looked up first.
 */
async function authorHolds(em: EntityManager, term: string) {
  const users = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .select("id")
    .where(holds("user.nickname", term))
    .execute();
  const ids = `{${users.map(({ id }) => id).join(",")}}`;
  const isNamed = (way: Matcher) => sql<boolean>`(post.author_name is not null and ${way("post.author_name", term)})`;
  const isTheirs = sql<boolean>`(post.user_id = any(${ids}::uuid[]) and post.author_name is null)`;
  const isNobodys = sql<boolean>`(post.user_id is null and post.author_name is null)`;
  return { isNamed, others: withdrawnAuthor.includes(term) ? [isTheirs, isNobodys] : [isTheirs] };
}

/**
 * Posts of which a file holds the term, in its name or its words (docs/decisions/072). Files are few beside posts, so they
 * are looked up first. Those of a secret question are found by nobody.
 */
async function fileHolds(em: EntityManager, type: PostType, term: string): Promise<Condition> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("attachment_text")
    .innerJoin("attachment", "attachment.id", "attachment_text.attachment_id")
    .innerJoin("post", (join) =>
      join.on(sql<boolean>`post.id = substring(attachment.owner from '^post:([0-9]+)$')::int`),
    )
    .select("post.id")
    .distinct()
    .where("post.type", "=", type)
    .where(holds("attachment_text.text", term))
    .limit(mostCounted)
    .execute();
  return sql<boolean>`post.id = any(${`{${rows.map(({ id }) => id).join(",")}}`}::int[])`;
}

/**
 * One condition of several alternatives, each of which an index answers by itself. Of alternatives in one condition the
 * planner hopes to meet some soon, and walks through the whole board when there are none.
 */
const foundByEach = (type: PostType, alternatives: Condition[]): Condition => {
  const each = alternatives.map(
    (holdsHere) => sql`select post.id from post where post.type = ${type} and ${holdsHere}`,
  );
  return sql<boolean>`post.id = any(array(${sql.join(each, sql` union all `)}))`;
};

/** What a reader searches for, in both ways; `key` tells one search from another. */
export type Search = { byIndex: Condition; byScan: Condition; key: string; isByAuthor: boolean };

/** Undefined for the whole list (BRD-05). */
export async function findSearch(
  em: EntityManager,
  type: PostType,
  { searchType, searchKeyword: term }: Pick<PostListInput, "searchType" | "searchKeyword">,
): Promise<Search | undefined> {
  if (term === "") return undefined;
  const key = `${searchType} ${term}`;
  if (searchType === "TITLE")
    return { byIndex: holds("post.title", term), byScan: isLike("post.title", term), key, isByAuthor: false };
  if (searchType === "FILE") {
    const isFound = await fileHolds(em, type, term);
    return { byIndex: isFound, byScan: isFound, key, isByAuthor: false };
  }
  const { isNamed, others } = await authorHolds(em, term);
  return {
    byIndex: foundByEach(type, [isNamed(holds), ...others]),
    byScan: sql<boolean>`(${sql.join([isNamed(isLike), ...others], sql` or `)})`,
    key,
    isByAuthor: true,
  };
}
