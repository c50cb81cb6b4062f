import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "./database.ts";
import { pathExists } from "./path-exists.ts";

/** Lies in the folder of a database that has never been open. */
const mark = "unfinished";

/** The mark stays, so that whoever is killed here begins again. */
async function empty(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name !== mark) await rm(join(directory, name), { recursive: true, force: true });
}

/**
 * Opens the embedded database in a folder that this process holds, and makes it where there is none. PGlite takes a
 * folder for a database from its first file on: one that was half made when its process was killed would never open
 * again, so it is made anew. Nobody has written to it.
 */
export async function openOrCreate(directory: string): Promise<Database> {
  const path = join(directory, mark);
  const isHalfMade = await pathExists(path);
  if (!isHalfMade && (await pathExists(join(directory, "PG_VERSION")))) return openDatabase({ directory });
  await mkdir(directory, { recursive: true });
  await writeFile(path, "");
  if (isHalfMade) await empty(directory);
  const database = await openDatabase({ directory });
  // Only a question opens it.
  await database.orm.em.fork().execute("select 1");
  await rm(path);
  return database;
}
