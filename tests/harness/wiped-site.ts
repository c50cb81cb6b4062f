import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseOptions } from "@bulmo/entities/database";
import { temporaryDirectory } from "./server-process.ts";
import { createTestDatabase } from "./test-database.ts";

/** Where a site of the tests lives, and how all of it goes. */
export type Place = {
  env: Record<string, string>;
  directory: string;
  database: DatabaseOptions;
  /** Everything of the site is gone, as if its disks were new. */
  wipe: () => Promise<void>;
  remove: () => Promise<void>;
};

async function onDisk(): Promise<Place> {
  const directory = await temporaryDirectory();
  return {
    env: { DATA_DIR: directory.path },
    directory: directory.path,
    database: { directory: join(directory.path, "database") },
    wipe: () => rm(directory.path, { recursive: true }),
    remove: () => directory.remove(),
  };
}

async function onServer(serverUrl: string): Promise<Place> {
  const directory = await temporaryDirectory();
  const database = await createTestDatabase(serverUrl);
  return {
    env: { DATA_DIR: directory.path, DATABASE_URL: database.url, SESSION_SECRET: "s".repeat(32), SAMPLE_DATA: "on" },
    directory: directory.path,
    database: { url: database.url, poolSize: 1 },
    async wipe() {
      await rm(directory.path, { recursive: true });
      await database.execute("drop schema public cascade");
      await database.execute("create schema public");
    },
    async remove() {
      await database.drop();
      await directory.remove();
    },
  };
}

const serverUrl = process.env["TEST_DATABASE_URL"];

/** The kinds of place there are: the embedded database always, PostgreSQL where the tests have one. */
export const places: { name: string; open: () => Promise<Place> }[] = [
  { name: "the embedded database", open: onDisk },
  ...(serverUrl ? [{ name: "PostgreSQL", open: () => onServer(serverUrl) }] : []),
];
