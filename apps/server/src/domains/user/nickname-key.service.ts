import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import type { Log } from "../../platform/log/log.ts";
import { isUniqueViolation, isRolledBack } from "../../platform/database/sql-state.ts";
import { nicknameKey } from "./nickname-key.ts";

/**
 * Puts the key back after a nickname was changed: the database forgets it where a version that does not know it changes
 * one, and cannot tell that from a change that leaves the key as it was (Garam to garam).
 */
export async function restoreNicknameKey(tx: EntityManager, { id, nickname }: Pick<User, "id" | "nickname">) {
  await tx
    .getKysely<Tables>()
    .updateTable("user")
    .set({ nickname_key: nicknameKey(nickname) })
    .where("id", "=", id)
    .where("nickname_key", "is", null)
    .execute();
}

/** Rows of one statement. */
const chunkSize = 500;

type Keyed = { id: string; nickname: string; key: string };

/** One statement: a nickname that changes meanwhile, and a key that another got, are left alone. */
const setKeys = (em: EntityManager, rows: readonly Keyed[]) =>
  sql`update "user" set nickname_key = given.key
    from (values ${sql.join(rows.map(({ id, nickname, key }) => sql`(${id}::uuid, ${nickname}, ${key})`))})
      as given (id, nickname, key)
    where "user".id = given.id and "user".nickname = given.nickname and "user".nickname_key is null
      and not exists (select from "user" as other where other.nickname_key = given.key)`.execute(
    em.getKysely<Tables>(),
  );

/**
 * Gives a key to nicknames that the version before wrote. Of two that collide the older member gets it; the other keeps
 * the nickname and stays without. Those that another server writes at this moment are left to the next time, so that no
 * start fails for them.
 */
export async function fillNicknameKeys(em: EntityManager, log: Log): Promise<void> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .select(["id", "nickname"])
    .where("nickname_key", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const first = new Map<string, Keyed>();
  for (const { id, nickname } of rows) {
    const key = nicknameKey(nickname);
    if (!first.has(key)) first.set(key, { id, nickname, key });
  }
  const keyed = [...first.values()];
  for (let start = 0; start < keyed.length; start += chunkSize)
    await setKeys(em, keyed.slice(start, start + chunkSize)).catch((error: unknown) => {
      if (!isUniqueViolation(error) && !isRolledBack(error)) throw error;
      log.warn({ err: error }, "keys of nicknames are filled in later: another server wrote one of them");
    });
}
