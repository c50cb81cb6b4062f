import type { PageText } from "@bulmo/contracts/page-text";
import type { EntityManager } from "@bulmo/entities/database";
import { findForebears } from "../person/install-people.ts";

/** The text that a site began with, whose painters are people of its lineage where they were put in as such. */
export async function withForebears(em: EntityManager, text: PageText): Promise<PageText> {
  const painters = text.lists["painters"] ?? [];
  if (painters.length === 0) return text;
  const ids = await findForebears(em);
  const bound = painters.map((row) => {
    const person = ids.get(row["name"] ?? "");
    return person === undefined ? row : { ...row, person: String(person) };
  });
  return { ...text, lists: { ...text.lists, painters: bound } };
}
