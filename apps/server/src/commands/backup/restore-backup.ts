import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readCatalog } from "@bulmo/entities/backup/catalog";
import { dropEverything } from "@bulmo/entities/backup/load";
import { siteIsRunning } from "@bulmo/entities/change-feed";
import { type Database, type EntityManager, lockSchema, openDatabase } from "@bulmo/entities/database";
import { knownMigrations } from "@bulmo/entities/migrations-list";
import { lockDirectory } from "@bulmo/entities/embedded-lock";
import { assertKnown, migrationsTable } from "@bulmo/entities/schema-version";
import { pathExists } from "@bulmo/entities/path-exists";
import { openBlobStore } from "../../platform/storage/open-blob-store.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { openArchive } from "./archive.ts";
import { checkContents } from "./check-contents.ts";
import type { Manifest } from "./manifest.ts";
import { withWorkDirectory, type BackupSettings } from "./work-directory.ts";
import { loadEmbedded, loadWithin } from "./load-tables.ts";
import { addFiles, hasPictures, removeOtherFiles } from "./load-files.ts";
import { completedFolder, databaseFolder, finishSwap } from "../../platform/database/data-directory.ts";

export type RestoreOptions = {
  /** What is there may go. */
  overwrite: boolean;
  /** Sessions and codes of the backup's time do not come back to life. */
  signOut: boolean;
};

type Restoring = RestoreOptions & {
  workDirectory: string;
  manifest: Manifest;
  settings: BackupSettings;
  blobStore: BlobStore;
};

const notEmpty = (what: string) =>
  new Error(`${what} is not empty; nothing has been changed. With --overwrite the backup replaces what is there.`);

async function assertNoFiles({ blobStore, overwrite }: Restoring): Promise<void> {
  if (!overwrite && (await hasPictures(blobStore))) throw notEmpty("the storage of pictures");
}

/** The tables that may go. Throws when a site runs on them, or when they may not. */
async function assertReplaceable(database: Database, em: EntityManager, restoring: Restoring) {
  const { overwrite } = restoring;
  await lockSchema(em);
  if (await siteIsRunning(em)) throw new Error("a site runs on this database; stop it first");
  const { tables, foreign } = await readCatalog(database, em);
  // The migrator makes its own table before it begins, and outside of what can be taken back.
  const old = tables.filter(({ name }) => name !== migrationsTable);
  if (old.length > 0 && !overwrite) throw notEmpty("the database");
  if (old.length > 0 && foreign.length > 0)
    throw new Error(`the database also holds what is not bulmo's (${foreign.join(", ")}); nothing has been changed`);
  await assertNoFiles(restoring);
  return old;
}

/** All or nothing: until the end of the transaction everybody sees the old tables. */
async function replaceOnServer(url: string, restoring: Restoring): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1 });
  const fork = () => database.orm.em.fork();
  try {
    await fork().transactional((em) => assertReplaceable(database, em, restoring));
    await database.orm.migrator.getPending();
    await fork().transactional(async (em) => {
      const old = await assertReplaceable(database, em, restoring);
      if (old.length > 0) await dropEverything(em, old);
      await loadWithin(database, em, restoring);
      await addFiles(restoring);
    });
    await fork().execute("analyze");
  } finally {
    await database.orm.close();
  }
  await removeOtherFiles(restoring);
}

/** Built beside the old one, then given its name. */
async function replaceEmbedded(restoring: Restoring): Promise<void> {
  const { settings, overwrite, workDirectory } = restoring;
  const release = await lockDirectory(settings.dataDirectory);
  try {
    await finishSwap(settings);
    if (!overwrite && (await pathExists(databaseFolder(settings)))) throw notEmpty(databaseFolder(settings));
    await assertNoFiles(restoring);
    const built = join(workDirectory, "database");
    const database = await openDatabase({ directory: built });
    try {
      await loadEmbedded(database, restoring);
    } finally {
      await database.orm.close();
    }
    await addFiles(restoring);
    await rename(built, completedFolder(settings));
    await finishSwap(settings);
    await removeOtherFiles(restoring);
  } finally {
    await release();
  }
}

/**
 * Replaces all of the site by what a backup holds. Throws, and has changed nothing, when the archive is damaged or newer
 * than the code, when a site runs there, or when something is there that may not be overwritten.
 */
export async function restoreBackup(
  archive: string,
  settings: BackupSettings,
  options: RestoreOptions,
): Promise<Manifest> {
  if (!(await pathExists(archive))) throw new Error(`there is no ${archive}`);
  await mkdir(dirname(settings.dataDirectory), { recursive: true });
  return withWorkDirectory(settings, async (workDirectory) => {
    await openArchive(archive, workDirectory);
    const manifest = await checkContents(workDirectory);
    assertKnown(manifest.migrations, knownMigrations);
    const restoring = { ...options, workDirectory, manifest, settings, blobStore: await openBlobStore(settings) };
    await (settings.databaseUrl ? replaceOnServer(settings.databaseUrl, restoring) : replaceEmbedded(restoring));
    return manifest;
  });
}
