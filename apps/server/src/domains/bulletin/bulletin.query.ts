import type { Bulletin } from "@bulmo/contracts/bulletin";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** All of them in their order. Days as text: drivers make a day a moment, each in a zone of its own. */
export async function findBulletins(em: EntityManager): Promise<Bulletin[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("bulletin")
    .select(["id", "kind", "title", "text", "picture", "alternative", "link", "pages", "is_on", "revision"])
    .select([sql<string>`starts_on::text`.as("starts_on"), sql<string | null>`ends_on::text`.as("ends_on")])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ starts_on: startsOn, ends_on: endsOn, is_on: isOn, ...row }) => ({
    ...row,
    startsOn,
    endsOn,
    isOn,
  }));
}

/** Makes whoever else changes the list wait. */
export const lockBulletins = (tx: EntityManager) => tx.execute("lock table bulletin in share update exclusive mode");
