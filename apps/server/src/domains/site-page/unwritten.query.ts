import { type UnwrittenText, unwrittenText } from "@bulmo/contracts/site-page";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isBegunEmpty } from "../beginning/beginning.query.ts";

/** Nobody has to write what is hidden. */
const isShown = (address: string) => sql<boolean>`exists (
  select from site_page where section = 'about' and address = ${address} and not is_hidden)`;

const isUnpublished = (name: string) => sql<boolean>`not exists (select from page_text_version where name = ${name})`;

const isUnannounced = (document: string) =>
  sql<boolean>`not exists (select from agreement_version where document = ${document} and withdrawn_at is null)`;

/** What an association that began empty has still to write; nothing on a site that began with our texts. */
export async function findUnwritten(em: EntityManager): Promise<UnwrittenText[]> {
  if (!(await isBegunEmpty(em))) return [];
  const { rows } = await sql<Record<UnwrittenText, boolean>>`select
    ${isUnpublished("home")} as "home",
    ${isUnpublished("greeting")} and ${isShown("greeting")} as "greeting",
    ${isUnpublished("mission-statement")} and ${isShown("mission-statement")} as "mission-statement",
    not exists (select from chronicle_entry) and ${isShown("history")} as "history",
    ${isUnannounced("TERMS")} as "terms",
    ${isUnannounced("PRIVACY")} as "privacy"`.execute(em.getKysely<Tables>());
  return unwrittenText.options.filter((name) => rows[0]?.[name]);
}
