import type { OwnDataPost, OwnDataSection } from "@bulmo/contracts/own-data";
import type { Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { SessionActor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { isReadable } from "../board/board-access.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { postPath } from "../site/public-paths.ts";

const addressPattern = /^(?<type>[A-Z][A-Z0-9_]*)\/(?<index>\d{1,9})$/u;

/** QNA/3, wherever a table of the file has it. */
function addressesIn(sections: readonly OwnDataSection[]): string[] {
  const found = sections.flatMap(({ columns, rows }) => {
    const at = columns.findIndex(({ name }) => name === "address");
    return at < 0 ? [] : rows.flatMap((row) => row[at] ?? []);
  });
  return [...new Set(found)].filter((address) => addressPattern.test(address));
}

const partsOf = (address: string) => {
  const { type = "", index = "" } = addressPattern.exec(address)?.groups ?? {};
  return { address, type, index: Number(index) };
};

/** What the posts that the tables name are called, as the member reads them now; what they may not read any more is left out. */
export async function findNamedPosts(
  { em, boards }: Pick<Context, "em" | "boards">,
  viewer: SessionActor,
  sections: readonly OwnDataSection[],
): Promise<OwnDataPost[]> {
  const asked = addressesIn(sections).map(partsOf);
  if (asked.length === 0) return [];
  const { rows } = await sql<{ address: string; type: string; index: number; title: string }>`
    select asked.address, post.type, post.index, coalesce(secret.title, post.title) as title
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (address text, type text, index int)
    join post on post.type = asked.type and post.index = asked.index
    left join secret_question as secret on secret.post_id = post.id
    where ${isReadable(viewer)} and ${isOpenTo(viewer)}
    order by post.id`.execute(em.getKysely<Tables>());
  const { byType } = await boards();
  return rows.map(({ address, type, index, title }) => {
    const board = byType.get(type);
    return { address, board: board?.title ?? "", title, path: postPath({ type, index }, board?.address) };
  });
}
