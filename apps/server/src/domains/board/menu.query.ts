import type { EntityManager, Tables } from "@bulmo/entities/database";

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

/** The addresses that pages had before they were moved. */
export async function findFormerPaths(em: EntityManager) {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("site_page_path")
    .select(["path", "page_id"])
    .orderBy("path")
    .execute();
  return rows.map(({ path, page_id: pageId }) => ({ path, pageId }));
}

export type FormerPath = Awaited<ReturnType<typeof findFormerPaths>>[number];
