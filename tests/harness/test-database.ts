import { randomBytes } from "node:crypto";
import { openDatabase } from "@bulmo/entities/database";

/** An empty database of its own on a PostgreSQL server, for a site in another process. */
export async function createTestDatabase(serverUrl: string) {
  const name = `bulmo_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const server = await openDatabase({ url: serverUrl, poolSize: 1 });
  await server.orm.em.fork().execute(`create database ${name}`);
  const own = await openDatabase({ url: url.href, poolSize: 1 });
  return {
    url: url.href,
    execute: (sql: string) => own.orm.em.fork().execute(sql),
    async drop() {
      await own.orm.close();
      await server.orm.em.fork().execute(`drop database ${name} with (force)`);
      await server.orm.close();
    },
  };
}
