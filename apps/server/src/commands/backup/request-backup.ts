import { DirectoryTakenError } from "@bulmo/entities/embedded-lock";
import { pathExists } from "@bulmo/entities/path-exists";
import { openSiteDatabase, type OpenedDatabase } from "../../platform/database/open-database.ts";
import { askForBackup } from "./backup-socket.ts";
import type { BackupSettings } from "./work-directory.ts";
import { completedFolder, databaseFolder } from "../../platform/database/data-directory.ts";
import { describeSummary, takeBackup } from "./take-backup.ts";

/** Opening an embedded database makes one where none is; an empty backup would look like a good one. */
async function assertDatabase(places: BackupSettings): Promise<void> {
  if (places.databaseUrl || (await pathExists(databaseFolder(places))) || (await pathExists(completedFolder(places))))
    return;
  throw new Error(`there is no database in ${places.dataDirectory}`);
}

/** A backup of the site of these settings, whether it runs or not; answers what to tell. */
export async function backUp(places: BackupSettings, path: string): Promise<string> {
  await assertDatabase(places);
  let opened: OpenedDatabase;
  try {
    opened = await openSiteDatabase(places);
  } catch (error) {
    if (error instanceof DirectoryTakenError) return askForBackup(places, path);
    throw error;
  }
  try {
    return describeSummary(await takeBackup(opened.database, places, path));
  } finally {
    await opened.database.orm.close();
    await opened.release();
  }
}
