import type { SqlEntityManager } from "@mikro-orm/sql";

/** The table in which the migrator notes what it has run. */
export const migrationsTable = "mikro_orm_migrations";

/** A later version of bulmo has changed the schema in a way that this one cannot know. */
export class NewerSchemaError extends Error {
  constructor(unknown: readonly string[]) {
    super(`the schema is newer than this version of bulmo (${unknown.join(", ")}): run the version that made it`);
  }
}

/** The migrations that a database has been through, in their order; none where it is empty. */
export async function appliedMigrations(em: SqlEntityManager): Promise<string[]> {
  const [table] = await em.execute<{ there: boolean }[]>("select to_regclass(?) is not null as there", [
    migrationsTable,
  ]);
  if (!table?.there) return [];
  const rows = await em.execute<{ name: string }[]>(`select name from ${migrationsTable} order by id`);
  return rows.map(({ name }) => name);
}

/** Throws NewerSchemaError when one of the migrations is none of `known`. */
export function assertKnown(migrations: readonly string[], known: readonly string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
}
