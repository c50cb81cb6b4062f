import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { readCatalog, type TableShape } from "@bulmo/entities/backup/catalog";
import { inSnapshot, linesOf, readCounters } from "@bulmo/entities/backup/dump";
import type { Database, EntityManager, Tables } from "@bulmo/entities/database";
import { appliedMigrations } from "@bulmo/entities/schema-version";
import { keyOfFile } from "../../domains/attachment/incoming.ts";
import { prefixOf } from "../../domains/upload/pictures.ts";
import { type MasterFormat, masterName } from "../../platform/picture/stored-name.ts";
import type { Manifest } from "./manifest.ts";

export const tableFile = (name: string) => join("tables", `${name}.jsonl`);

/** Counts and sums what is to be, or has been, in a table's file. */
export async function sumTable(
  lines: AsyncIterable<string[]>,
  each: (text: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ rows: number; sha256: string }> {
  const sum = createHash("sha256");
  let rows = 0;
  for await (const batch of lines) {
    const text = batch.map((line) => `${line}\n`).join("");
    sum.update(text);
    rows += batch.length;
    await each(text);
  }
  return { rows, sha256: sum.digest("hex") };
}

async function writeTable(
  em: EntityManager,
  shape: TableShape,
  workDirectory: string,
): Promise<Manifest["tables"][number]> {
  const file = await open(join(workDirectory, tableFile(shape.name)), "w", 0o600);
  try {
    const sums = await sumTable(linesOf(em, shape), (text) => file.writeFile(text));
    return { name: shape.name, columns: shape.columns.map(({ name }) => name), ...sums };
  } finally {
    await file.close();
  }
}

/** A picture whose files belong to the backup; tiles that are still in the making are made again after a restore. */
export type PictureFiles = { prefix: string; master: string; hasTiles: boolean };

const readPictures = async (em: EntityManager): Promise<PictureFiles[]> => {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height", "format", "has_tiles"])
    .orderBy("hash")
    .execute();
  return rows.map((row) => ({
    prefix: prefixOf(row),
    master: masterName(row.format as MasterFormat),
    hasTiles: row.has_tiles,
  }));
};

/** The keys of the files of posts, which a schema of before has none of; what is still being sent is sent anew after a restore. */
const readAttachments = async (em: EntityManager, shapes: readonly TableShape[]): Promise<string[]> => {
  if (!shapes.some(({ name }) => name === "attachment")) return [];
  const rows = await em.getKysely<Tables>().selectFrom("attachment").select("id").orderBy("id").execute();
  return rows.map(({ id }) => keyOfFile(id));
};

export type Snapshot = Pick<Manifest, "migrations" | "tables" | "counters"> & {
  pictures: PictureFiles[];
  attachments: string[];
  foreign: string[];
};

/** Writes every table, as it is at one moment, into the work directory. Throws the signal's reason when it is told to stop. */
export const dumpTables = (database: Database, workDirectory: string, signal: AbortSignal): Promise<Snapshot> =>
  inSnapshot(database, async (em) => {
    await mkdir(join(workDirectory, "tables"), { recursive: true });
    const migrations = await appliedMigrations(em);
    if (migrations.length === 0) throw new Error("the database holds no site");
    const { tables: shapes, foreign } = await readCatalog(database, em);
    const tables: Manifest["tables"] = [];
    for (const shape of shapes) {
      signal.throwIfAborted();
      tables.push(await writeTable(em, shape, workDirectory));
    }
    const counters = await readCounters(em, shapes);
    const stored = { pictures: await readPictures(em), attachments: await readAttachments(em, shapes) };
    return { migrations, tables, counters, ...stored, foreign };
  });
