import { randomBytes } from "node:crypto";
import { openDatabase } from "@bulmo/entities/database";

/**
 * A database of its own on a PostgreSQL server, for a site in another process: an empty one, or one that begins as that
 * of this name, to which nobody may be connected.
 */
export async function createTestDatabase(serverUrl: string, template = "template1") {
  const name = `bulmo_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const server = await openDatabase({ url: serverUrl, poolSize: 1 });
  await server.orm.em.fork().execute(`create database ${name} template ${template}`);
  let own: ReturnType<typeof openDatabase> | undefined;
  return {
    name,
    url: url.href,
    async execute(sql: string) {
      own ??= openDatabase({ url: url.href, poolSize: 1 });
      return (await own).orm.em.fork().execute(sql);
    },
    drop: async () => {
      await (await own)?.orm.close();
      await server.orm.em.fork().execute(`drop database ${name} with (force)`);
      await server.orm.close();
    },
  };
}
