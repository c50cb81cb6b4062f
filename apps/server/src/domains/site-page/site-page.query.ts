import type { SitePage as SitePageAnswer } from "@bulmo/contracts/site-page";
import { type PageSection, pathOfPage } from "@bulmo/contracts/page-section";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { findFormerPaths } from "../board/menu.query.ts";
import { leadingPaths, titleOf } from "../board/menus.ts";

/** Makes whoever else changes pages wait, so that two do not take one address; nobody who reads. */
export const lockPageTable = (tx: EntityManager) => tx.execute("lock table site_page in share row exclusive mode");

/** All pages in the order of the menus, those that were removed behind them. */
export async function findSitePages(em: EntityManager): Promise<SitePageAnswer[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("site_page")
    .select(["id", "section", "address", "title", "is_fixed", "is_hidden", "removed_at", "revision"])
    .orderBy("removed_at", (order) => order.desc().nullsFirst())
    .orderBy("position")
    .orderBy("id")
    .execute();
  const [standing, paths] = [rows.filter((row) => !row.removed_at), await findFormerPaths(em)];
  const leading = leadingPaths(standing, paths);
  return rows.map((row) => ({
    id: row.id,
    section: row.section,
    address: row.address,
    title: titleOf(row),
    isFixed: row.is_fixed,
    isHidden: row.is_hidden,
    // Of one that was removed: where it would be led to from, if it were back.
    formerPaths: (row.removed_at ? leadingPaths([...standing, row], paths) : leading).flatMap(({ path, pageId }) =>
      pageId === row.id ? [path] : [],
    ),
    removedAt: row.removed_at ? new Date(row.removed_at).toISOString() : null,
    revision: row.revision,
  }));
}

type Addressed = { id: number | null; section: PageSection; address: string };

/** Whether another page stands at the address, or a board that is there or was. */
export async function isAddressTaken(tx: EntityManager, { id, section, address }: Addressed): Promise<boolean> {
  const { rows } = await sql`
    select from site_page
    where section = ${section} and address = ${address} and removed_at is null and id is distinct from ${id}::int
    union all select from board where ${section} = 'community' and address = ${address}
    union all select from board_address where ${section} = 'community' and address = ${address}
    limit 1`.execute(tx.getKysely<Tables>());
  return rows.length > 0;
}

/** What comes after the last of a section. */
export async function nextPosition(tx: EntityManager, section: PageSection): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from site_page where section = ${section}`.execute(
    tx.getKysely<Tables>(),
  );
  return rows[0]?.next ?? 1;
}

/** An address at which a page stands leads nowhere else. */
export const freePath = (tx: EntityManager, page: Pick<Addressed, "section" | "address">) =>
  tx.execute("delete from site_page_path where path = ?", [pathOfPage(page)]);

/** The address of before leads to the page from now on. */
export const addFormerPath = (tx: EntityManager, id: number, before: Pick<Addressed, "section" | "address">) =>
  tx.execute(
    "insert into site_page_path (path, page_id) values (?, ?) on conflict (path) do update set page_id = excluded.page_id",
    [pathOfPage(before), id],
  );
