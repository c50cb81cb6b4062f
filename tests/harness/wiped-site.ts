import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseOptions } from "@bulmo/entities/database";
import { isLong } from "@bulmo/testing/figures";
import { firstStart } from "./first-start.ts";
import { copyOf } from "./prepared-directory.ts";
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

type Directory = Awaited<ReturnType<typeof temporaryDirectory>>;

const onDisk = (directory: Directory): Place => ({
  env: { DATA_DIR: directory.path },
  directory: directory.path,
  database: { directory: join(directory.path, "database") },
  wipe: () => rm(directory.path, { recursive: true }),
  remove: () => directory.remove(),
});

async function onServer(directory: Directory, serverUrl: string, template?: string): Promise<Place> {
  const database = await createTestDatabase(serverUrl, template);
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

type Kind = {
  name: string;
  /** A site that has had its first start, and has its sample data without its works. */
  open: () => Promise<Place>;
  /** Nothing is there. */
  openEmpty: () => Promise<Place>;
};

const serverUrl = process.env["TEST_DATABASE_URL"];

const server = (url: string): Kind => ({
  name: "PostgreSQL",
  async open() {
    const { directory, database } = await firstStart("postgresql");
    return onServer(await copyOf(directory), url, database);
  },
  openEmpty: async () => onServer(await temporaryDirectory(), url),
});

/**
 * The kinds of place there are, for what each database does in its own way: the embedded one always, PostgreSQL where the
 * tests have one.
 */
export const bothPlaces: Kind[] = [
  {
    name: "the embedded database",
    open: async () => onDisk(await copyOf((await firstStart("embedded")).directory)),
    openEmpty: async () => onDisk(await temporaryDirectory()),
  },
  ...(serverUrl ? [server(serverUrl)] : []),
];

/** One place, for what both do alike: PostgreSQL where there is one, as a live site has it; both in test:long. */
export const places = isLong ? bothPlaces : bothPlaces.slice(-1);
