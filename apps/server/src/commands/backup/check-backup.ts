import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { knownMigrations } from "@bulmo/entities/migrations-list";
import { assertKnown } from "@bulmo/entities/schema-version";
import type { BackupFailure } from "../../domains/backup-run/backup-run.service.ts";
import { openArchive } from "./archive.ts";
import { checkContents } from "./check-contents.ts";
import { DifferentTableError, loadEmbedded } from "./load-tables.ts";
import { DamagedArchiveError } from "./manifest.ts";

/** What an archive held that came back. */
export type Checked = { rows: number; files: number };

/**
 * Restores an archive as a restore does, into a directory that is empty and may go: each file against its sum, each table
 * loaded into a database of its own and read back. Throws what a restore throws.
 */
export async function checkBackup(archive: string, directory: string): Promise<Checked> {
  await openArchive(archive, directory);
  const manifest = await checkContents(directory);
  assertKnown(manifest.migrations, knownMigrations);
  // Not before the contents are counted: it lies among them.
  const database = await openDatabase({ directory: join(directory, "database") });
  try {
    await loadEmbedded(database, { workDirectory: directory, manifest, signOut: false });
  } finally {
    await database.orm.close();
  }
  return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: manifest.files.length };
}

const isFull = (error: unknown) => ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Why an archive could not be made or did not come back, in a word that names nobody. */
export function failureOf(error: unknown, otherwise: BackupFailure): BackupFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isFull(cause)) return "NO_ROOM";
    if (cause instanceof DamagedArchiveError) return "DAMAGED";
    if (cause instanceof DifferentTableError) return "DIFFERENT";
  }
  return otherwise;
}
