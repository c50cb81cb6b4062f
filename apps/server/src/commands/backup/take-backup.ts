import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@bulmo/entities/database";
import { pathExists } from "@bulmo/entities/path-exists";
import type { Environment } from "../../env.ts";
import { writeArchive } from "./archive.ts";
import { openBlobStore } from "../../platform/storage/open-blob-store.ts";
import { archiveFormat, type Manifest } from "./manifest.ts";
import { withWorkDirectory, type BackupSettings } from "./work-directory.ts";
import { dumpFiles } from "./dump-files.ts";
import { dumpTables } from "./dump-tables.ts";

/** What came of a backup, to be told in one line. */
export type BackupSummary = { path: string; rows: number; files: number; missing: number; foreign: string[] };

/** Where a backup goes when nobody says. */
export const defaultPath = ({ backupDirectory }: Pick<Environment, "backupDirectory">, now = new Date()) =>
  join(backupDirectory, `bulmo-${now.toISOString().replace(/[:.]/gu, "-")}.tar`);

export const describeSummary = ({ path, rows, files, missing, foreign }: BackupSummary): string =>
  [
    `${path}: ${rows} rows and ${files} files.`,
    ...(missing > 0 ? [`${missing} files of pictures and posts are missing; the manifest names them.`] : []),
    ...(foreign.length > 0 ? [`Left out, as tables of somebody else: ${foreign.join(", ")}.`] : []),
  ].join("\n");

/** Writes all of the site into one file. Never overwrites one. */
export async function takeBackup(
  database: Database,
  settings: BackupSettings,
  path: string,
  signal = new AbortController().signal,
): Promise<BackupSummary> {
  if (await pathExists(path)) throw new Error(`${path} is there already`);
  return withWorkDirectory(settings, async (workDirectory) => {
    const madeAt = new Date().toISOString();
    const { pictures, attachments, foreign, ...tables } = await dumpTables(database, workDirectory, signal);
    const kept = await dumpFiles(await openBlobStore(settings), { pictures, attachments }, workDirectory, signal);
    const manifest: Manifest = { format: archiveFormat, madeAt, ...tables, ...kept };
    await writeFile(join(workDirectory, "manifest.json"), JSON.stringify(manifest, null, 1));
    await writeArchive(workDirectory, ["manifest.json", "tables", ...(kept.files.length > 0 ? ["uploads"] : [])], path);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { path, rows, files: kept.files.length, missing: kept.missing.length, foreign };
  });
}
