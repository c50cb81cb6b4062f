import { association } from "@bulmo/content/association";
import type { EntityManager } from "@bulmo/entities/database";
import { isBegunEmpty } from "../beginning/beginning.query.ts";

/**
 * What the association is called now, for whoever needs no more of its text (domains/page-text) than that; empty where
 * another than ours has not said it.
 */
export async function findAssociationName(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ name: string | null }[]>(
    `select text->'fields'->>'name' as name from page_text_version where name = 'association'
     order by number desc limit 1`,
  );
  return row?.name || ((await isBegunEmpty(em)) ? "" : association.name);
}
