import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { preparedDirectory } from "./prepared-directory.ts";
import { spawnServer } from "./server-process.ts";

type MovedIn = { username: string; hash: string };

/** A site to which these members were moved from an old one in the night before: `hash` is what that one had of them. */
export async function openMovedInSite(members: readonly MovedIn[]) {
  const directory = await preparedDirectory("curated");
  const { orm } = await openDatabase({ directory: join(directory.path, "database") });
  const em = orm.em.fork();
  for (const [place, { username, hash }] of members.entries()) {
    const id = randomUUID();
    await em.execute(
      `insert into "user" (id, username, username_key, name, nickname, email, homepage, zonecode, address, detail_address,
         profile, career, activity, role, is_admin, is_active, created_at)
       values (?, ?, ?, '한옛집', ?, ?, '', '', '', '', '', '', '', '회원', false, true, '2012-03-02')`,
      [id, username, username, `옛집사람${place}`, `${username}@example.org`],
    );
    await em.execute("insert into old_password (user_id, hash, created_at) values (?, ?, now())", [id, hash]);
    for (const document of ["TERMS", "PRIVACY"])
      await em.execute(
        "insert into consent (user_id, document, version, source, agreed_at) values (?, ?, ?, 'IMPORT', '2012-03-02')",
        [id, document, "gnuboard5 old.example.org"],
      );
  }
  await orm.close();
  const server = await spawnServer({ DATA_DIR: directory.path, SAMPLE_DATA: "off", LOG_LEVEL: "warn" });
  await server.ready();
  return {
    origin: server.origin,
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}
