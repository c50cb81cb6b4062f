import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { type Database, migrate, openDatabase } from "../src/database.ts";
import { createDatabase, databaseUrl } from "./database-on-server.ts";
import { fingerprint, testTemplate } from "./test-template.ts";

/** A kind of database that tests run on. */
export type TestServer = { name: string; open: () => Promise<TestDatabase> };

export type TestDatabase = Database & { close: () => Promise<void> };

async function openEmbedded(): Promise<TestDatabase> {
  const database = await openDatabase({ directory: "memory://", image: await testTemplate() });
  return { ...database, close: () => database.orm.close() };
}

/** Any number: whoever needs the template first makes it, the others wait on this. */
const templateLock = 20_261_123;

/** The name of an empty database of this version's schema on the server, made when somebody first asks for it. */
async function templateOn(serverUrl: string, admin: Client): Promise<string> {
  const name = `bulmo_template_${await fingerprint()}`;
  await admin.query(`select pg_advisory_lock(${templateLock})`);
  try {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      // Under its own name only when it is whole.
      const making = `${name}_${randomBytes(4).toString("hex")}`;
      await admin.query(`create database ${making}`);
      // Migrating holds one connection and works with others.
      const database = await openDatabase({ url: databaseUrl(serverUrl, making), poolSize: 4 });
      await migrate(database);
      await database.orm.close();
      await admin.query(`alter database ${making} rename to ${name}`);
    }
    return name;
  } finally {
    await admin.query(`select pg_advisory_unlock(${templateLock})`);
  }
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(serverUrl, (admin) => templateOn(serverUrl, admin));
  const database = await openDatabase({ url, poolSize: 10 });
  return {
    ...database,
    async close() {
      await database.orm.close();
      await drop();
    },
  };
}

/**
 * Both databases, for what each does in its own way: locks and races, notices of changes, searches and their plans,
 * types and errors. `serverUrl` is that of a PostgreSQL role which may create databases, or undefined where there is
 * none: then the embedded one alone.
 */
export const bothServers = (serverUrl: string | undefined): TestServer[] => [
  { name: "embedded", open: openEmbedded },
  ...(serverUrl ? [{ name: "postgresql", open: () => openPostgres(serverUrl) }] : []),
];

/** One database, for what both do alike: PostgreSQL where there is one, as a live site has it; both in test:long. */
export const testServers = (serverUrl: string | undefined): TestServer[] =>
  process.env["BULMO_TEST_LONG"] ? bothServers(serverUrl) : bothServers(serverUrl).slice(-1);
