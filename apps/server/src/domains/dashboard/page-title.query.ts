import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Boards } from "../board/boards.ts";
import type { IndexedPage } from "../search/open-page-index.ts";
import { asPage } from "../search/page-hit.ts";

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

const personPath = /^\/member\/people\/(?<id>\d{1,9})$/u;

/** What the pages of these people of the lineage are called. */
async function findNames(em: EntityManager, paths: readonly string[]): Promise<[path: string, title: string][]> {
  const ids = paths.flatMap((path) => personPath.exec(path)?.groups?.["id"] ?? []).map(Number);
  if (ids.length === 0) return [];
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("person")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name }) => [`/member/people/${id}`, name]);
}

type Known = { boards: Boards; pages: readonly IndexedPage[] };

/** What pages are called now, by their address; of those that nobody has named nothing is told. */
export async function findTitles(
  em: EntityManager,
  { boards, pages }: Known,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const lists = [...boards.byType.values()].map((board) => ({ type: board.type, ...asPage(board) }));
  const posts = paths.flatMap((path): PostName[] => {
    const { list, index } = postPath.exec(path)?.groups ?? {};
    const type = lists.find((one) => one.path === list)?.type;
    return type ? [{ path, type, index: Number(index) }] : [];
  });
  const standing = [...pages, ...lists].map(({ path, title }): [string, string] => [path, title]);
  return new Map([...standing, ...(await findPostTitles(em, posts)), ...(await findNames(em, paths))]);
}
