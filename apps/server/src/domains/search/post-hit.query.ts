import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import type { Actor } from "../../session.ts";
import { isLike } from "../post/post-search.ts";
import { isOpenTo } from "../board/secret-question.ts";

/** Whoever searches, and the types of the boards that they may read. */
export type Asking = { viewer: Actor | null; types: readonly string[]; words: readonly string[] };

/** Which are looked at, at most, of a kind: those that rank highest are shown (docs/decisions/080). */
export const mostRanked = 61;

/** Of PostgreSQL's `int`. */
const highestNumber = 2 ** 31 - 1;

/** Posts in a stretch of numbers, as powers of two; the triggers give each post the numbers of its own. */
const stretches = [10, 13, 16] as const;

/** Names as one parameter, so that a statement is the same however many there are. */
export const list = (values: readonly string[]) =>
  sql`${`{${values.map((value) => JSON.stringify(value)).join(",")}}`}::text[]`;

/** A secret question stands on the shelf of administrators, and on its writer's. */
const secretShelves = ({ viewer, types }: Asking): string[] => {
  if (!viewer) return [];
  return viewer.isAdmin ? types.map((type) => `!${type}`) : [`@${viewer.id}`];
};

/** The newest that the person may read, which tells where the newest stretch is; 0 where there is none. */
async function newestOf(em: EntityManager, { types }: Asking): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`${plannedOnceSql}
    select max(newest.post_id) as newest from unnest(${list(types)}) as readable (type)
    cross join lateral (
      select post_id from post_text where post_text.type = readable.type order by post_id desc limit 1) as newest`.execute(
    em.getKysely<Tables>(),
  );
  return rows[0]?.newest ?? 0;
}

/** Posts of some boards whose numbers are at least `from`, and below `to`. */
type Shelf = { names: string[]; from: number; to: number };

/** Where is looked: the newest two stretches of each size, then everywhere. What is common is found in the first. */
function shelvesOf(asking: Asking, newest: number): Shelf[] {
  const secret = secretShelves(asking);
  const sized = stretches.filter((size) => newest >> size > 1);
  const floors = sized.map((size) => ((newest >> size) - 1) << size);
  const named = (size: number) => {
    const last = newest >> size;
    return asking.types.flatMap((type) => [`${type}/${size}/${last}`, `${type}/${size}/${last - 1}`]);
  };
  const shelves = [...sized.map(named), asking.types.map((type) => `${type}/`)];
  return shelves.map((names, place) => ({
    names: [...names, ...secret],
    from: floors[place] ?? 0,
    to: floors[place - 1] ?? highestNumber,
  }));
}

const tokens = sql`post_tokens(post_id, type, is_secret, user_id, title, words)`;

/** Punctuation that stands beside a whole word. */
const signs = "·.,;:!?()[]{}<>\"'“”‘’「」『』〈〉《》/~-";

const spaced = (column: "title" | "words"): RawBuilder<string> =>
  sql<string>`' ' || translate(lower(${sql.ref(`post_text.${column}`)}), ${signs}, ${" ".repeat(signs.length)}) || ' '`;

export const all = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;

export type RankedPost = { id: number; is_in_title: boolean; is_whole: boolean; created_at: Date | string };

type Part = "title" | "anywhere";

/** Windows may meet without the word being there: it is compared. */
const holds = (word: string, part: Part) => {
  const isTitled = isLike("post_text.title", word);
  return part === "title" ? isTitled : sql<boolean>`(${isTitled} or ${isLike("post_text.words", word)})`;
};

/** Whether all words stand there between spaces and signs. */
const isWhole = (column: "title" | "words", words: readonly string[]) =>
  all(words.map((word) => sql`${spaced(column)} like ${containing(` ${word} `)}`));

/** Nobody looks for more in one go often enough that connections should know the statement. */
const mostPlannedWords = 2;

/**
 * The newest that hold all words. A shelf is looked at when those before it had not enough, which the database sees to:
 * it asks for the next part of a union, and for the post of a number, when the limit wants another row. `offset 0` is
 * where its planner stops: it would look for the words of rows that it finds by their numbers.
 */
async function findNewest(em: EntityManager, asking: Asking, part: Part, newest: number): Promise<RankedPost[]> {
  const { viewer, types, words } = asking;
  const mark = part === "title" ? "^" : "";
  const wanted = sql.join(
    words.map((word) => sql`term_tokens(${word}::text, ${sql.lit(mark)})`),
    sql` || `,
  );
  const isTitled = all(words.map((word) => isLike("post_text.title", word)));
  const parts = shelvesOf(asking, newest).map(
    ({ names, from, to }) => sql`(
      select post_id from (
        select post_id from post_text
        where ${tokens} @> (${wanted}) and ${tokens} && ${list(names)}
          and ${all(words.map((word) => holds(word, part)))} offset 0) as shelf
      where post_id >= ${from}::int and post_id < ${to}::int
      order by post_id desc limit ${sql.lit(2 * mostRanked)})`,
  );
  const { rows } = await sql<RankedPost>`${words.length > mostPlannedWords ? sql`` : plannedOnceSql}
    with newest as materialized (
      select open.id, open.created_at from (${sql.join(parts, sql` union all `)}) as found
      cross join lateral (
        select post.id, post.created_at from post
        where post.id = found.post_id and post.type = any(${list(types)}) and ${isOpenTo(viewer)} offset 0) as open
      limit ${sql.lit(mostRanked)})
    select newest.id, newest.created_at, ${isTitled} as is_in_title,
      case when ${isTitled} then ${isWhole("title", words)} else ${isWhole("words", words)} end as is_whole
    from newest join post_text on post_text.post_id = newest.id`.execute(em.getKysely<Tables>());
  return rows;
}

/** A title before a text, a whole word before a part of one, then the newer. */
const rank = (one: RankedPost, other: RankedPost): number =>
  Number(other.is_in_title) - Number(one.is_in_title) ||
  Number(other.is_whole) - Number(one.is_whole) ||
  new Date(other.created_at).getTime() - new Date(one.created_at).getTime() ||
  other.id - one.id;

/**
 * Of posts that the person may read those that hold all words, best first; at most so many as are ranked. Titles are
 * looked for by themselves only where there are more than that.
 */
export async function rankPosts(em: EntityManager, asking: Asking): Promise<RankedPost[]> {
  if (asking.types.length === 0) return [];
  const newest = await newestOf(em, asking);
  if (newest === 0) return [];
  const found = await findNewest(em, asking, "anywhere", newest);
  if (found.length < mostRanked) return found.toSorted(rank);
  const titled = await findNewest(em, asking, "title", newest);
  const known = new Set(titled.map(({ id }) => id));
  return [...titled, ...found.filter(({ id }) => !known.has(id))].toSorted(rank).slice(0, mostRanked);
}

export type ShownPost = {
  id: number;
  type: string;
  index: number;
  title: string;
  thumbnail: string;
  created_at: Date | string;
  /** Of what it says besides: a stretch around the first word that is there. */
  words: string;
  is_cut: boolean;
};

/** Characters before the first word, and all of a stretch. */
const stretch = { before: 60, all: 300 };

/** Where in a column the first of the words is; 1 where none is. */
const firstOf = (column: RawBuilder<string>, words: readonly string[]) =>
  sql<number>`coalesce(least(${sql.join(words.map((word) => sql`nullif(strpos(lower(${column}), ${word}), 0)`))}), 1)`;

/** The column's words from shortly before the first that is looked for. */
export const stretchOf = (column: RawBuilder<string>, words: readonly string[]) => ({
  words: sql<string>`substr(${column}, greatest(1, ${firstOf(column, words)} - ${sql.lit(stretch.before)}), ${sql.lit(stretch.all)})`,
  isCut: sql<boolean>`${firstOf(column, words)} > ${sql.lit(stretch.before + 1)}`,
});

/** What is shown of posts that were found, in no order. */
export async function findShownPosts(em: EntityManager, { viewer, types, words }: Asking, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { words: around, isCut } = stretchOf(sql<string>`post_text.words`, words);
  const { rows } = await sql<ShownPost>`
    select post.id, post.type, post.index, post.thumbnail, post.created_at, post_text.title, ${around} as words, ${isCut} as is_cut
    from post join post_text on post_text.post_id = post.id
    where post.id = any(${`{${ids.join(",")}}`}::int[])
      and post.type = any(${list(types)}) and ${isOpenTo(viewer)}`.execute(em.getKysely<Tables>());
  return rows;
}
