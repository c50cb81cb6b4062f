import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isThere } from "@bulmo/entities/is-there";
import { databaseFolder, type Places } from "../../commands/backup/places.ts";

/** A restored database that is complete, and waits for the old one to go. */
export const completedFolder = ({ dataDirectory }: Places) => join(dataDirectory, "database-restored");

/**
 * Gives a restored database its name. Whoever takes the directory calls it: a restore that was killed while the old
 * database went must end in the new one, not in half a database or an empty site.
 */
export async function finishSwap(places: Places): Promise<void> {
  if (!(await isThere(completedFolder(places)))) return;
  await rm(databaseFolder(places), { recursive: true, force: true });
  await rename(completedFolder(places), databaseFolder(places));
}
