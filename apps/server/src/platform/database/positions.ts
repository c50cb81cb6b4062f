import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

type Positioned = { [Table in keyof Tables]: "position" extends keyof Tables[Table] ? Table : never }[keyof Tables];

/**
 * The rows in the order given, from 1: those that stand there already are left alone, so that nothing which depends on them
 * is forgotten. Words are names without commas or braces, as the types of boards.
 */
export async function writePositions(
  tx: EntityManager,
  table: Positioned,
  keys: readonly (number | string)[],
  column = "id",
): Promise<void> {
  await sql`update ${sql.table(table)} set position = named.place
    from unnest(${`{${keys.join(",")}}`}::text[]) with ordinality as named (key, place)
    where ${sql.ref(`${table}.${column}`)}::text = named.key and ${sql.ref(`${table}.position`)} <> named.place`.execute(
    tx.getKysely<Tables>(),
  );
}
