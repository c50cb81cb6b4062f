import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isLike } from "../post/post-search.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { all, type Asking, list, mostRanked, stretchOf } from "./post-hit.query.ts";

export type FoundFile = {
  name: string;
  type: string;
  index: number;
  title: string;
  created_at: Date | string;
  words: string;
  is_cut: boolean;
};

/** The two indexes that the words of files have. */
const isIndexed = (word: string) =>
  Array.from(word).length === 1
    ? sql`string_to_array(lower(text), null) @> array[${word}]`
    : sql`bigrams(text) @> bigrams(${word})`;

/**
 * Files of posts that the person may read, by their names and the words in them: the newest that the index names are
 * compared, so that books are not read by the thousand.
 */
export async function findFiles(em: EntityManager, { viewer, types, words }: Asking): Promise<FoundFile[]> {
  if (types.length === 0) return [];
  const around = stretchOf(sql<string>`newest.text`, words);
  const { rows } = await sql<FoundFile>`
    with found as materialized (
      select attachment_id from attachment_text where ${all(words.map(isIndexed))}),
    newest as materialized (
      select attachment.name, attachment.created_at, attachment_text.text, post.type, post.index,
        coalesce(post_text.title, post.title) as title
      from found
      join attachment on attachment.id = found.attachment_id
      join attachment_text on attachment_text.attachment_id = found.attachment_id
      join post on post.id = substring(attachment.owner from '^(?:post|secret):([0-9]+)$')::int
      left join post_text on post_text.post_id = post.id
      where post.type = any(${list(types)}) and ${isOpenTo(viewer)}
      order by attachment.created_at desc, attachment.id limit ${sql.lit(mostRanked)})
    select name, type, index, title, created_at, ${around.words} as words, ${around.isCut} as is_cut
    from newest where ${all(words.map((word) => isLike("newest.text", word)))}
    order by ${all(words.map((word) => isLike("newest.name", word)))} desc, created_at desc`.execute(
    em.getKysely<Tables>(),
  );
  return rows;
}
