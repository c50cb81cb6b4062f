import type { EntityManager, Tables } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { mailboxKey } from "../notification/mailbox-key.ts";
import { codeAddress, trustedSince } from "./user-trust.ts";

/** The part of an address that `mailboxKey` may keep, without dots: enough to find the few rows that it then judges. */
const stem = (column: "email" | "previous_email") =>
  sql<string>`replace(split_part(split_part(lower(${sql.ref(column)}), '@', 1), '+', 1), '.', '')`;

/**
 * The account whose believed address has been in this mailbox for longest, by its `mailboxKey`; null where there is
 * none. Reads all members once, which letters to unproven addresses are few enough for.
 */
export async function mailboxHolder(em: EntityManager, key: string): Promise<string | null> {
  const wanted = key.slice(0, key.lastIndexOf("@")).split("@", 1)[0]?.replaceAll(".", "") ?? "";
  const rows = await em
    .fork()
    .getKysely<Tables>()
    .selectFrom("user")
    .select("id")
    .where((where) => where.or([where(stem("email"), "=", wanted), where(stem("previous_email"), "=", wanted)]))
    .execute();
  const users = await em.fork().find(User, { id: { $in: rows.map(({ id }) => id) } });
  const [holder] = users
    .filter((user) => mailboxKey(codeAddress(user)) === key)
    .toSorted((a, b) => trustedSince(a).getTime() - trustedSince(b).getTime() || a.id.localeCompare(b.id));
  return holder?.id ?? null;
}
