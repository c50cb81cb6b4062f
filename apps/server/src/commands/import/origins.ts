import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { OriginKind } from "../../domains/old-address/old-address.ts";
import { partsOf } from "./batches.ts";

export type Origin = { kind: OriginKind; key: string; target: string; hasOldLinks?: boolean };

/** PostgreSQL takes 65,535 parameters a statement. */
const mostKeys = 5_000;

/** What has been brought of these already, by its key. */
export async function findOrigins(
  em: EntityManager,
  { source, kind }: { source: string; kind: OriginKind },
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const part of partsOf(keys, mostKeys)) {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom("import_origin")
      .select(["key", "target"])
      .where("source", "=", source)
      .where("kind", "=", kind)
      .where("key", "in", part)
      .execute();
    for (const { key, target } of rows) found.set(key, target);
  }
  return found;
}

/**
 * Notes what came of something. Belongs into the transaction that writes it: a second run then finds it done, and two runs
 * at once cannot both write it. Another name that was given before stays with who has it.
 */
export async function addOrigins(
  tx: EntityManager,
  source: string,
  { origins, aliases = [] }: { origins: readonly Origin[]; aliases?: readonly Origin[] },
): Promise<void> {
  const rows = (list: readonly Origin[]) =>
    list.map(({ hasOldLinks = false, ...origin }) => ({ source, ...origin, has_old_links: hasOldLinks }));
  const database = tx.getKysely<Tables>();
  for (const part of partsOf(origins, mostKeys))
    await database.insertInto("import_origin").values(rows(part)).execute();
  for (const part of partsOf(aliases, mostKeys))
    await database
      .insertInto("import_origin")
      .values(rows(part))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
