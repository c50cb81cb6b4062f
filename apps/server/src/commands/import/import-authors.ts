import type { EntityManager, Tables } from "@bulmo/entities/database";
import { usernameKey } from "../../domains/user/user.service.ts";
import type { NewAuthor } from "./compose-post.ts";
import type { Importing } from "./importing.ts";
import type { OldAuthor } from "./old-site.ts";

async function findUsernames(em: EntityManager): Promise<Map<string, string>> {
  const rows = await em.getKysely<Tables>().selectFrom("user").select(["id", "username_key"]).execute();
  return new Map(rows.map(({ id, username_key: key }) => [key, id]));
}

/**
 * How what somebody wrote names its writer here: their account; nobody, where they have left the old site; or the name that
 * stood there, of who had no account. In a dry run nobody has an account here yet.
 */
export async function findAuthors({ fork, old, report }: Importing): Promise<(author: OldAuthor) => NewAuthor> {
  const rows = await fork()
    .getKysely<Tables>()
    .selectFrom("import_origin")
    .innerJoin("user", (join) =>
      join.on((where) => where(where.cast(where.ref("user.id"), "text"), "=", where.ref("target"))),
    )
    .select(["key", "target"])
    .where("source", "=", old.source)
    .where("kind", "=", "member")
    .execute();
  const accounts = new Map(rows.map(({ key, target }) => [key, target]));
  const known = new Set<string>();
  for await (const { key } of old.members()) known.add(key);
  const told = new Set<string>();
  // Others know their writers by keys of their own.
  const ownNames = old.hasAccountsHere ? await findUsernames(fork()) : new Map<string, string>();
  return ({ member, name, account }) => {
    const plain = name.trim().slice(0, 50) || null;
    if (account !== undefined) {
      const id = ownNames.get(usernameKey(account)) ?? null;
      if (id === null) report.problem("memberMissing", `${account} (${name})`);
      return { id, name: id === null ? plain : null };
    }
    if (member === undefined) return { id: null, name: plain };
    const id = accounts.get(member) ?? null;
    if (id !== null || known.has(member)) return { id, name: null };
    if (!told.has(member)) report.problem("memberMissing", `${member} (${name})`);
    told.add(member);
    return { id: null, name: plain };
  };
}
