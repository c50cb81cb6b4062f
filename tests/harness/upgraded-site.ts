import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { type Database, openDatabase } from "@bulmo/entities/database";
import { createDatabase } from "@bulmo/entities/testing/database-on-server";
import { Client } from "pg";
import { spawnServer, temporaryDirectory } from "./server-process.ts";

/**
 * What `pg_dump --inserts` wrote of a site of the version before boards were rows (migration 20261208020000): the samples,
 * a post that has moved, what is in the trash, answers, likes, a report, a key, a webhook. Its secrets are sealed with
 * the secret below and open nothing.
 */
const dumpPath = fileURLToPath(new URL("../system/upgrade/before-boards.sql.gz", import.meta.url));
const secret = "x".repeat(40);

const readDump = () => gunzipSync(readFileSync(dumpPath)).toString("utf8");

type Row = Record<string, unknown>;
type Ask = (sql: string) => Promise<Row[]>;

/** A site on a database that another version has filled, before this one has seen it. */
export type FilledSite = {
  ask: Ask;
  /** Starts this version on it, which brings the schema to its own; answers once the site does. */
  start: () => Promise<string>;
  close: () => Promise<void>;
};

const env = { SAMPLE_DATA: "off", LOG_LEVEL: "warn", SESSION_SECRET: secret };

async function fillPostgres(serverUrl: string): Promise<FilledSite> {
  const { url, drop } = await createDatabase(serverUrl);
  const client = new Client(url);
  await client.connect();
  await client.query(readDump());
  await client.query("reset all");
  const directory = await temporaryDirectory();
  const server = lateServer({ ...env, DATABASE_URL: url, DATA_DIR: directory.path });
  return {
    ask: async (sql) => (await client.query<Row>(sql)).rows,
    start: server.start,
    async close() {
      await server.stop();
      await client.end();
      await drop();
      await directory.remove();
    },
  };
}

async function fillEmbedded(): Promise<FilledSite> {
  const directory = await temporaryDirectory();
  const files = `${directory.path}/database`;
  const server = lateServer({ ...env, DATA_DIR: directory.path });
  const within = async <Answer>(act: (database: Database) => Promise<Answer>): Promise<Answer> => {
    await server.stop();
    const database = await openDatabase({ directory: files });
    try {
      return await act(database);
    } finally {
      await database.orm.close();
    }
  };
  await within(({ orm }) => orm.em.getConnection().executeDump(readDump()));
  return {
    ask: (sql) => within(({ orm }) => orm.em.fork().execute<Row[]>(sql)),
    start: server.start,
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}

/** A server that is started when its database is ready for it. */
function lateServer(settings: Record<string, string>) {
  let running: Awaited<ReturnType<typeof spawnServer>> | undefined;
  const start = async () => {
    running = await spawnServer(settings);
    await running.ready();
    return running.origin;
  };
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  return { start, stop };
}

/** Both kinds; PostgreSQL where there is a server on which tests may make databases. */
export const filledSites = (serverUrl: string | undefined) => [
  { name: "embedded", fill: fillEmbedded },
  ...(serverUrl ? [{ name: "postgresql", fill: () => fillPostgres(serverUrl) }] : []),
];
