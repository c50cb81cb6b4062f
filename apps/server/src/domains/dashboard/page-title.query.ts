import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Boards } from "../board/boards.ts";
import type { IndexedPage } from "../search/open-page-index.ts";
import { asPage } from "../search/page-hit.ts";
import { pageAbove, standingTitles } from "./standing-title.ts";

const postPath = /^(?<list>\/.+)\/detail\?index=(?<index>\d+)$/u;

type PostName = { path: string; type: string; index: number };

/** What the pages of these posts are called, by their address. */
async function findPostTitles(em: EntityManager, posts: readonly PostName[]): Promise<[path: string, title: string][]> {
  if (posts.length === 0) return [];
  const { rows } = await sql<{ path: string; title: string }>`
    select asked.path, post.title from (values ${sql.join(
      posts.map(({ path, type, index }) => sql`(${path}::text, ${type}::text, ${index}::int)`),
    )}) as asked (path, type, index)
    join post on post.type = asked.type and post.index = asked.index`.execute(em.getKysely<Tables>());
  return rows.map(({ path, title }) => [path, title]);
}

/** Rows that have a page of their own, by what its address begins with. */
const ownPages = [
  { above: "/member/people/", table: "person", title: "name" },
  { above: "/news/calendar/", table: "event", title: "title" },
] as const;

/** What the pages of these people of the lineage, or of these events, are called. */
async function findNames(
  em: EntityManager,
  { above, table, title }: (typeof ownPages)[number],
  paths: readonly string[],
): Promise<[path: string, title: string][]> {
  const asked = paths.flatMap((path) => (path.startsWith(above) ? path.slice(above.length) : []));
  const ids = asked.filter((id) => /^[1-9]\d{0,8}$/u.test(id)).map(Number);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; title: string }>`
    select id, ${sql.ref(title)} as title from ${sql.table(table)} where id = any(${ids}::int[])`.execute(
    em.getKysely<Tables>(),
  );
  return rows.map((row) => [`${above}${row.id}`, row.title]);
}

type Known = { boards: Boards; pages: readonly IndexedPage[] };

/** What pages are called now, by their address; of those that are gone nothing is told. */
export async function findTitles(
  em: EntityManager,
  known: Known,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const lists = [...known.boards.byType.values()].flatMap((board) => {
    const { path } = asPage(board);
    return [path, ...board.formerAddresses.map((address) => `/community/${address}`)].map((list) => [list, board.type]);
  });
  const types = new Map(lists.map(([list = "", type = ""]) => [list, type]));
  const posts = paths.flatMap((path): PostName[] => {
    const { list = "", index } = postPath.exec(path)?.groups ?? {};
    const type = types.get(list);
    return type ? [{ path, type, index: Number(index) }] : [];
  });
  const standing = standingTitles(known);
  const found = new Map(await findPostTitles(em, posts));
  for (const own of ownPages) for (const [path, title] of await findNames(em, own, paths)) found.set(path, title);
  const named = paths.flatMap((path): [string, string][] => {
    const title = found.get(path) ?? standing.get(pageAbove(path));
    return title === undefined ? [] : [[path, title]];
  });
  return new Map(named);
}
