import { type Database, openDatabase } from "@bulmo/entities/database";
import { openOrMake } from "@bulmo/entities/embedded-making";
import { lockDirectory } from "@bulmo/entities/embedded-lock";
import { databaseFolder, type Places } from "../../commands/backup/places.ts";
import { finishSwap } from "./swap.ts";

/** Connections to PostgreSQL; more would only wait for the same two or four cores. */
const poolSize = 10;

export type OpenedDatabase = { database: Database; release: () => Promise<void> };

/** The database of the settings; `release` gives an embedded one's directory back. Throws DirectoryTakenError. */
export async function openStorage(env: Places): Promise<OpenedDatabase> {
  if (env.databaseUrl)
    return { database: await openDatabase({ url: env.databaseUrl, poolSize }), release: () => Promise.resolve() };
  const release = await lockDirectory(env.dataDirectory);
  try {
    await finishSwap(env);
    return { database: await openOrMake(databaseFolder(env)), release };
  } catch (error) {
    await release();
    throw error;
  }
}
