import { randomBytes } from "node:crypto";
import { type Database, migrate, openDatabase } from "./database.ts";
import { testTemplate } from "./test-template.ts";

/** Databases that tests run on: the embedded one always, PostgreSQL where TEST_DATABASE_URL names a server. */
export type TestServer = { name: string; open: () => Promise<TestDatabase> };

export type TestDatabase = Database & { close: () => Promise<void> };

async function openEmbedded(): Promise<TestDatabase> {
  const database = await openDatabase({ directory: "memory://", image: await testTemplate() });
  return { ...database, close: () => database.orm.close() };
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `bulmo_test_${randomBytes(6).toString("hex")}`;
  const server = await openDatabase({ url: serverUrl, poolSize: 1 });
  await server.orm.em.fork().execute(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, poolSize: 10 });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.orm.close();
      await server.orm.em.fork().execute(`drop database ${name}`);
      await server.orm.close();
    },
  };
}

/** `serverUrl` is that of a PostgreSQL role which may create databases, or undefined where there is none. */
export const testServers = (serverUrl: string | undefined): TestServer[] => [
  { name: "embedded", open: openEmbedded },
  ...(serverUrl ? [{ name: "postgresql", open: () => openPostgres(serverUrl) }] : []),
];
