import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathExists } from "@bulmo/entities/path-exists";

/** Where the tables are: on a PostgreSQL server, else below DATA_DIR. */
export type DatabaseLocation = { dataDirectory: string; databaseUrl: string | undefined };

type Directory = Pick<DatabaseLocation, "dataDirectory">;

export const databaseFolder = ({ dataDirectory }: Directory) => join(dataDirectory, "database");

/** A restored database that is complete, and waits for the old one to go. */
export const completedFolder = ({ dataDirectory }: Directory) => join(dataDirectory, "database-restored");

/**
 * Gives a restored database its name. Whoever takes the directory calls it: a restore that was killed while the old
 * database went must end in the new one, not in half a database or an empty site.
 */
export async function finishSwap(place: Directory): Promise<void> {
  if (!(await pathExists(completedFolder(place)))) return;
  await rm(databaseFolder(place), { recursive: true, force: true });
  await rename(completedFolder(place), databaseFolder(place));
}
