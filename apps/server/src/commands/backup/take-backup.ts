import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@bulmo/entities/database";
import { isThere } from "@bulmo/entities/path-exists";
import { writeArchive } from "./archive.ts";
import { openPictureStorage } from "../../platform/storage/open-blob-store.ts";
import { archiveFormat, type Manifest } from "./manifest.ts";
import { inRoom, type Places } from "./work-directory.ts";
import { takeFiles } from "./dump-files.ts";
import { takeTables } from "./dump-tables.ts";

/** What came of a backup, to be told in one line. */
export type Receipt = { path: string; rows: number; files: number; missing: number; foreign: string[] };

/** Where a backup goes when nobody says. */
export const usualPath = ({ dataDirectory }: Places, now = new Date()) =>
  join(dataDirectory, "backups", `bulmo-${now.toISOString().replace(/[:.]/gu, "-")}.tar`);

export const describeReceipt = ({ path, rows, files, missing, foreign }: Receipt): string =>
  [
    `${path}: ${rows} rows and ${files} files.`,
    ...(missing > 0 ? [`${missing} files of pictures are missing; the manifest names them.`] : []),
    ...(foreign.length > 0 ? [`Left out, as tables of somebody else: ${foreign.join(", ")}.`] : []),
  ].join("\n");

/** Writes all of the site into one file. Never overwrites one. */
export async function takeBackup(
  database: Database,
  places: Places,
  path: string,
  signal = new AbortController().signal,
): Promise<Receipt> {
  if (await isThere(path)) throw new Error(`${path} is there already`);
  return inRoom(places, async (room) => {
    const madeAt = new Date().toISOString();
    const { pictures, foreign, ...tables } = await takeTables(database, room, signal);
    const kept = await takeFiles(await openPictureStorage(places), pictures, room, signal);
    const manifest: Manifest = { format: archiveFormat, madeAt, ...tables, ...kept };
    await writeFile(join(room, "manifest.json"), JSON.stringify(manifest, null, 1));
    await writeArchive(room, ["manifest.json", "tables", ...(kept.files.length > 0 ? ["uploads"] : [])], path);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { path, rows, files: kept.files.length, missing: kept.missing.length, foreign };
  });
}
