import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** The pages of all sections that stand, in the order in which menus name them. */
export async function findPages(em: EntityManager) {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("site_page")
    .select(["id", "section", "address", "title", "is_fixed", "is_hidden"])
    .where("removed_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ is_fixed: isFixed, is_hidden: isHidden, ...row }) => ({ ...row, isFixed, isHidden }));
}

export type FoundPage = Awaited<ReturnType<typeof findPages>>[number];

/**
 * The addresses that pages had before they were moved, the last first of those of several pages. Where a board stands, or
 * is led to, no page is.
 */
export async function findFormerPaths(em: EntityManager): Promise<FormerPath[]> {
  const { rows } = await sql<FormerPath>`
    select path, page_id as "pageId" from (
      select path, page_id, null as place from site_page_path
      union all select path, page_id, id from site_page_earlier_path
    ) as claim
    where not exists (select from board where '/community/' || address = path)
      and not exists (select from board_address where '/community/' || address = path)
    order by place desc nulls first, path`.execute(em.getKysely<Tables>());
  return rows;
}

export type FormerPath = { path: string; pageId: number };
