import { join } from "node:path";
import { type Database, openDatabase } from "@bulmo/entities/database";
import { lockDirectory } from "@bulmo/entities/embedded-lock";
import type { Environment } from "./env.ts";

/** Connections to PostgreSQL; more would only wait for the same two or four cores. */
const poolSize = 10;

export type OpenedDatabase = { database: Database; release: () => Promise<void> };

/** The database of the settings; `release` gives an embedded one's directory back. Throws DirectoryTakenError. */
export async function openStorage(env: Environment): Promise<OpenedDatabase> {
  if (env.databaseUrl)
    return { database: await openDatabase({ url: env.databaseUrl, poolSize }), release: () => Promise.resolve() };
  const release = await lockDirectory(env.dataDirectory);
  try {
    return { database: await openDatabase({ directory: join(env.dataDirectory, "database") }), release };
  } catch (error) {
    await release();
    throw error;
  }
}
