import type { UserListInput, UserRow } from "@bulmo/contracts/user";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { ExpressionBuilder } from "kysely";
import { containing } from "../../platform/database/like-pattern.ts";
import type { Actor } from "../../session.ts";
import { recordRead } from "../audit/audit.service.ts";

export const userRowColumns = [
  "id",
  "username",
  "name",
  "nickname",
  "email",
  "address",
  "profile",
  "career",
  "activity",
  "role",
  "is_active",
] as const;

export const holding = (term: string) => (where: ExpressionBuilder<Tables, "user">) =>
  where.or(
    (["name", "nickname", "username", "email"] as const).map((column) => where(column, "ilike", containing(term))),
  );

/** One page of members, the latest first; `search` is part of a name, nickname, username or email. */
export async function listUsers(em: EntityManager, actor: Actor, { page, limit, search }: UserListInput) {
  await recordRead(em, actor, { act: "MEMBERS_LISTED" });
  const users = em
    .getKysely<Tables>()
    .selectFrom("user")
    .$if(search !== "", (query) => query.where(holding(search)));
  const { count } = await users.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  const totalPages = Math.max(1, Math.ceil(Number(count) / limit));
  const shown = Math.min(page, totalPages);
  const rows = await users
    .select(userRowColumns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((shown - 1) * limit)
    .execute();
  const list: UserRow[] = rows.map(({ is_active: isActive, ...row }) => ({ ...row, _id: row.id, isActive }));
  return { list, page: shown, totalPages };
}
