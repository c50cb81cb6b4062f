import { DirectoryTakenError } from "@bulmo/entities/embedded-lock";
import { pathExists } from "@bulmo/entities/path-exists";
import { openSiteDatabase, type OpenedDatabase } from "../../platform/database/open-database.ts";
import { askForBackup } from "./backup-socket.ts";
import type { BackupSettings } from "./work-directory.ts";
import { completedFolder, databaseFolder } from "../../platform/database/data-directory.ts";
import { describeSummary, takeBackup } from "./take-backup.ts";

/** Opening an embedded database makes one where none is; an empty backup would look like a good one. */
async function assertDatabase(settings: BackupSettings): Promise<void> {
  if (
    settings.databaseUrl ||
    (await pathExists(databaseFolder(settings))) ||
    (await pathExists(completedFolder(settings)))
  )
    return;
  throw new Error(`there is no database in ${settings.dataDirectory}`);
}

/** A backup of the site of these settings, whether it runs or not; answers what to tell. */
export async function backUp(settings: BackupSettings, path: string): Promise<string> {
  await assertDatabase(settings);
  let opened: OpenedDatabase;
  try {
    opened = await openSiteDatabase(settings);
  } catch (error) {
    if (error instanceof DirectoryTakenError) return askForBackup(settings, path);
    throw error;
  }
  try {
    return describeSummary(await takeBackup(opened.database, settings, path));
  } finally {
    await opened.database.orm.close();
    await opened.release();
  }
}
