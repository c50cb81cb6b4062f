import type { Tables } from "@bulmo/entities/database";
import type { NewAuthor } from "./compose-post.ts";
import type { Importing } from "./importing.ts";
import type { OldAuthor } from "./old-site.ts";

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
  return ({ member, name }) => {
    const plain = name.trim().slice(0, 50) || null;
    if (member === undefined) return { id: null, name: plain };
    const id = accounts.get(member) ?? null;
    if (id !== null || known.has(member)) return { id, name: null };
    if (!told.has(member)) report.problem("memberMissing", `${member} (${name})`);
    told.add(member);
    return { id: null, name: plain };
  };
}
