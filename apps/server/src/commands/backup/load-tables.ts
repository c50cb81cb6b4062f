import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readCatalog, type TableShape } from "@bulmo/entities/backup/catalog";
import { linesOf, fixFormats } from "@bulmo/entities/backup/dump";
import { addLines, clearTables, setCounters, signEverybodyOut, enableTriggers } from "@bulmo/entities/backup/load";
import { type Database, type EntityManager, migrate } from "@bulmo/entities/database";
import type { Manifest } from "./manifest.ts";
import { sumTable, tableFile } from "./dump-tables.ts";

/** Rows, and characters, of one statement. */
const mostRows = 500;
const mostCharacters = 4_000_000;

async function* batchesOf(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
    batch.push(line);
    characters += line.length;
    if (batch.length < mostRows && characters < mostCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** The tables of the archive as this database has them. Throws when one of them is not what the archive says. */
function matched(shapes: readonly TableShape[], tables: Manifest["tables"]): TableShape[] {
  return tables.map(({ name, columns }) => {
    const shape = shapes.find((one) => one.name === name);
    const known = new Map(shape?.columns.map((column) => [column.name, column]));
    if (!shape || columns.length !== known.size || columns.some((column) => !known.has(column)))
      throw new Error(`the migrations do not make the table ${name} as the backup has it`);
    // Two branches of migrations may have run in another order there.
    return { ...shape, columns: columns.flatMap((column) => known.get(column) ?? []) };
  });
}

/** A table that was read back is not what was written. */
export class DifferentTableError extends Error {
  constructor(name: string) {
    super(`the table ${name} did not come back as it was`);
  }
}

/** The last word: what has been read back must be what was written, row by row. */
async function compare(em: EntityManager, shapes: readonly TableShape[], tables: Manifest["tables"]): Promise<void> {
  await fixFormats(em);
  for (const [place, shape] of shapes.entries()) {
    const { rows, sha256 } = await sumTable(linesOf(em, shape));
    if (rows !== tables[place]?.rows || sha256 !== tables[place].sha256) throw new DifferentTableError(shape.name);
  }
}

/** Fills tables that the migrations of the archive have just made, in the transaction of `em`. */
async function fill(database: Database, em: EntityManager, workDirectory: string, manifest: Manifest): Promise<void> {
  const shapes = matched((await readCatalog(database, em)).tables, manifest.tables);
  await clearTables(em, shapes);
  for (const shape of shapes)
    for await (const lines of batchesOf(join(workDirectory, tableFile(shape.name)))) await addLines(em, shape, lines);
  await setCounters(em, manifest.counters);
  await compare(em, shapes, manifest.tables);
  await enableTriggers(em, shapes);
}

export type LoadOptions = { workDirectory: string; manifest: Manifest; signOut: boolean };

/** Makes the schema of the archive in an empty embedded database, fills it, and brings it up to date. */
export async function loadEmbedded(
  database: Database,
  { workDirectory, manifest, signOut }: LoadOptions,
): Promise<void> {
  const { orm } = database;
  await orm.migrator.up({ migrations: manifest.migrations });
  await orm.em.fork().transactional((em) => fill(database, em, workDirectory, manifest));
  await migrate(database);
  if (signOut) await orm.em.fork().transactional(signEverybodyOut);
  await orm.em.fork().execute("analyze");
}

/** The same on PostgreSQL, within one transaction: `em` sees all of it, everybody else nothing until it is committed. */
export async function loadWithin(database: Database, em: EntityManager, options: LoadOptions): Promise<void> {
  const transaction = em.getTransactionContext();
  await database.orm.migrator.up({ migrations: options.manifest.migrations, transaction });
  await fill(database, em, options.workDirectory, options.manifest);
  await database.orm.migrator.up({ transaction });
  if (options.signOut) await signEverybodyOut(em);
}
