import { type Database, migrate, openDatabase } from "@bulmo/entities/database";
import { type Added, addBoards } from "./fill-boards.ts";
import { endings, nicknames, paragraph, shares, subjects } from "./vocabulary.ts";

/** One of so many posts is in the trash, so that numbers have gaps as they have on a board that is used. */
export const deletedEvery = 97;

/** Posts that one statement adds. */
const batch = 50_000;

/** Members who write. */
const authors = 200;

/** All members: more than the largest association of this kind has. */
const members = 5_000;

/** Pages of the administrators' list of them (CON-01). */
export const memberPages = Math.ceil(members / 14);

const textArray = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(",")}]`;

/** The n-th of these words, in a changing order that is the same in every run. */
const pick = (words: readonly string[], stride: number) =>
  `(${textArray(words)})[1 + (n * ${stride} + n / ${words.length}) % ${words.length}]`;

const title = [
  pick(subjects, 7),
  ...shares.map(({ word, every }) => `case when n % ${every} = 0 then ' ${word}' else '' end`),
  "' '",
  pick(endings, 5),
  "' ' || n",
].join(" || ");

const body = `'<p>' || n || '. ${paragraph}</p>' || repeat('<p>${paragraph}</p>', 2)`;

const addMembers = `
insert into "user" (id, username, username_key, name, nickname, email, created_at)
select md5('author' || n)::uuid, 'author' || n, 'author' || n, '견본', ${pick(nicknames, 3)} || n,
  'author' || n || '@example.org', now()
from generate_series(1, ${members}) n on conflict do nothing`;

/** Who wrote the n-th post. */
const writer = `md5('author' || 1 + n % ${authors})::uuid`;

const addPosts = (type: string, group: string, from: number, to: number) => `
insert into stored_post (type, index, sub_type, user_id, title, content, summary, thumbnail, created_at, updated_at, deleted_at)
select '${type}', n, ${group}, ${writer}, ${title}, ${body}, left('${paragraph}', 120), '',
  '2020-01-01'::timestamptz + n * interval '1 minute', now(), case when n % ${deletedEvery} = 0 then now() end
from generate_series(${from}, ${to}) n`;

/** Three comments, of which one is a reply, on each tenth notice. */
const addComments = `
with roots as (
  insert into comment (post_id, user_id, content, created_at)
  select id, user_id, '잘 읽었습니다. ' || side, now() from post cross join generate_series(1, 2) side
  where type = 'NOTICE' and index % 10 = 0 returning id, post_id, user_id)
insert into comment (post_id, parent_id, user_id, content, created_at)
select post_id, min(id), (array_agg(user_id))[1], '고맙습니다.', now() from roots group by post_id`;

/** What the site's own writers would have counted. */
const count = `
insert into board_counter (type, sub_type, last_index, post_count)
select type, 0, max(index), count(*) filter (where deleted_at is null) from stored_post group by type
union all select type, sub_type, 0, count(*) filter (where deleted_at is null)
from stored_post where sub_type is not null group by type, sub_type
on conflict (type, sub_type) do update set last_index = excluded.last_index, post_count = excluded.post_count`;

type Execute = (sql: string) => Promise<unknown>;

async function addBoard(execute: Execute, { type, group, posts }: { type: string; group: string; posts: number }) {
  for (let from = 1; from <= posts; from += batch)
    await execute(addPosts(type, group, from, Math.min(from + batch - 1, posts)));
}

/** Runs `work` without the indexes of words, which are built many times faster once the rows are there. */
async function withoutWordIndexes(database: Database, work: () => Promise<void>): Promise<void> {
  const execute = (sql: string) => database.orm.em.fork().execute(sql);
  const indexes = (await execute(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'stored_post' and indexdef like '%USING gin%'",
  )) as { name: string; definition: string }[];
  for (const { name } of indexes) await execute(`drop index "${name}"`);
  await work();
  for (const { definition } of indexes) await execute(definition);
}

export type Filling = { posts: number; added: Added; administrator: string };

/**
 * Brings the database up to date and fills it: members, a board of notices, a tenth of it questions, some works, and
 * what an association `added`.
 * Whoever is named `administrator` (a username) becomes one.
 */
export async function fillDatabase(
  target: { url: string; poolSize: number } | { directory: string },
  { posts, added, administrator }: Filling,
): Promise<void> {
  const database = await openDatabase(target);
  try {
    await migrate(database);
    const execute: Execute = (sql) => database.orm.em.fork().execute(sql);
    await execute(addMembers);
    await withoutWordIndexes(database, async () => {
      await addBoard(execute, { type: "NOTICE", group: "null", posts });
      await addBoard(execute, { type: "QNA", group: "null", posts: Math.ceil(posts / 10) });
      await addBoard(execute, { type: "FIRST_EXHIBITION", group: "1 + n % 3", posts: 60 });
      await addBoards(execute, added, writer);
    });
    await execute(addComments);
    await execute(`update "user" set is_admin = true where username_key = '${administrator}'`);
    await execute(count);
    await execute("vacuum analyze");
  } finally {
    await database.orm.close();
  }
}
