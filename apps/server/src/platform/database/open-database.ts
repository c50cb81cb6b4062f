import { type Database, openDatabase } from "@bulmo/entities/database";
import { openOrCreate } from "@bulmo/entities/open-embedded";
import { lockDirectory } from "@bulmo/entities/embedded-lock";
import { type DatabaseLocation, databaseFolder, finishSwap } from "./data-directory.ts";

/** Connections to PostgreSQL; more would only wait for the same two or four cores. */
const poolSize = 10;

export type OpenedDatabase = { database: Database; release: () => Promise<void> };

/** The database of the settings; `release` gives an embedded one's directory back. Throws DirectoryTakenError. */
export async function openSiteDatabase(place: DatabaseLocation): Promise<OpenedDatabase> {
  if (place.databaseUrl)
    return { database: await openDatabase({ url: place.databaseUrl, poolSize }), release: () => Promise.resolve() };
  const release = await lockDirectory(place.dataDirectory);
  try {
    await finishSwap(place);
    return { database: await openOrCreate(databaseFolder(place)), release };
  } catch (error) {
    await release();
    throw error;
  }
}
