import type { Board } from "@bulmo/contracts/board-list";
import { pathOfPage } from "@bulmo/contracts/page-section";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { writePositions } from "../../platform/database/positions.ts";
import { grantOf } from "../board/board-grant.ts";

/** Makes whoever else changes boards wait, so that two do not take one number, address or place; nobody who writes posts. */
export const lockBoardTable = (tx: EntityManager) => tx.execute("lock table board in share row exclusive mode");

/** Whether a post stands there, waits in the trash and may come back, or is to be published there. */
export async function hasPosts(tx: EntityManager, type: string): Promise<boolean> {
  const [used] = await tx.execute<object[]>(
    "select 1 from stored_post where type = ? union all select 1 from planned_post where type = ? limit 1",
    [type, type],
  );
  return used !== undefined;
}

/** Titles of the first few that are to be published there, where nothing else is: neither a post nor one in the trash. */
export async function findOnlyPlanned(tx: EntityManager, type: string): Promise<string[]> {
  const rows = await tx.execute<{ title: string }[]>(
    `select title from planned_post where type = ? and not exists (select 1 from stored_post where type = ?)
     order by publish_at, id limit 3`,
    [type, type],
  );
  return rows.map(({ title }) => title);
}

/** How many posts stand on each board now. */
export async function countPosts(em: EntityManager): Promise<Map<string, number>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("board_counter")
    .select(["type", "post_count"])
    .where("sub_type", "=", 0)
    .execute();
  return new Map(rows.map(({ type, post_count }) => [type, post_count]));
}

/** How many are to come back from the trash or to be published on each, which keeps it from being removed as well. */
export async function countWaiting(em: EntityManager): Promise<Map<string, number>> {
  const rows = await em.execute<{ type: string; count: number }[]>(
    `select type, count(*)::int as count from (
       select type from stored_post where deleted_at is not null union all select type from planned_post
     ) as waiting group by type`,
  );
  return new Map(rows.map(({ type, count }) => [type, count]));
}

/** A board as the database has it, for the form that edits it: what is kept in memory may be one edit behind its revision. */
export async function findStoredBoard(em: EntityManager, type: string): Promise<Board | undefined> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("board")
    .selectAll("board")
    .select(
      sql<string[]>`array(select address from board_address where board_address.type = board.type order by address)`.as(
        "former",
      ),
    )
    .where("type", "=", type)
    .executeTakeFirst();
  if (!row || row.kind === "EXHIBITION") return undefined;
  return {
    type: row.type,
    kind: row.kind,
    address: row.address ?? "",
    title: row.title,
    ...(row.description && { description: row.description }),
    ...grantOf(row),
    hasComments: row.has_comments,
    isClosed: row.closed_at !== null,
    headings: row.headings,
    formerAddresses: row.former,
    revision: row.revision,
  };
}

type Addressed = { type: string; address: string };

/** Whether another board has the address, or had it before it was renamed; or a page stands there. */
export async function hasAddress(tx: EntityManager, { type, address }: Addressed): Promise<boolean> {
  const [other] = await tx.execute<object[]>(
    `select 1 from board where address = ? and type <> ?
     union all select 1 from board_address where address = ? and type <> ?
     union all select 1 from site_page where section = 'community' and address = ? and removed_at is null`,
    [address, type, address, type, address],
  );
  return other !== undefined;
}

/** An address at which a board stands leads to no page that stood there once. */
export const freePagePath = (tx: EntityManager, address: string) =>
  tx.execute("delete from site_page_path where path = ?", [pathOfPage({ section: "community", address })]);

/** The address of before leads to the board from now on; one of its own that it takes back leads nowhere else. */
export async function replaceAddress(
  tx: EntityManager,
  { type, address, before }: Addressed & { before: string },
): Promise<void> {
  await tx.execute("delete from board_address where address = ?", [address]);
  await tx.execute("insert into board_address (address, type) values (?, ?)", [before, type]);
}

/** The types of all boards, in the order of the menu. */
async function findOrder(tx: EntityManager): Promise<string[]> {
  const boards = await tx
    .getKysely<Tables>()
    .selectFrom("board")
    .select("type")
    .where("kind", "<>", "EXHIBITION")
    .orderBy("position")
    .orderBy("created_at")
    .orderBy("type")
    .execute();
  return boards.map(({ type }) => type);
}

/** The boards named in the order given, and the others behind them; false where one of the named is not there. */
export async function writeOrder(tx: EntityManager, types: readonly string[]): Promise<boolean> {
  const standing = await findOrder(tx);
  if (types.some((type) => !standing.includes(type))) return false;
  await writePositions(tx, "board", [...types, ...standing.filter((type) => !types.includes(type))], "type");
  return true;
}

/** A board at a place among the others, from 1; beyond their end it is the last. */
export async function positionAt(tx: EntityManager, type: string, place: number): Promise<void> {
  const others = (await findOrder(tx)).filter((other) => other !== type);
  await writeOrder(tx, others.toSpliced(place - 1, 0, type));
}
