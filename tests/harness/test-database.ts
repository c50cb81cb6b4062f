import { openDatabase } from "@bulmo/entities/database";
import { createDatabase } from "@bulmo/entities/testing/database-on-server";

/**
 * A database of its own on a PostgreSQL server, for a site in another process: an empty one, or one that begins as that
 * of this name, to which nobody may be connected.
 */
export async function createTestDatabase(serverUrl: string, template?: string) {
  const { name, url, drop } = await createDatabase(serverUrl, template);
  let own: ReturnType<typeof openDatabase> | undefined;
  return {
    name,
    url,
    async execute(sql: string) {
      own ??= openDatabase({ url, poolSize: 1 });
      return (await own).orm.em.fork().execute(sql);
    },
    drop: async () => {
      await (await own)?.orm.close();
      // Sites are killed, too.
      await drop({ force: true });
    },
  };
}
