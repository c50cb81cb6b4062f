import type { UserListInput, UserRow } from "@bulmo/contracts/user";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type ExpressionBuilder, sql } from "kysely";
import { containing } from "../../platform/database/like-pattern.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import { recordRead } from "../audit/audit.service.ts";
import { isDormant } from "./user-dormancy.ts";
import { gradeOf } from "./user.service.ts";

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
  "grade_id",
  sql<string | null>`(select name from member_grade where member_grade.id = grade_id)`.as("grade_name"),
] as const;

type Found = { id: string; is_active: boolean; grade_id: number | null; grade_name: string | null };

/** A row as it is told. */
export const asUserRow = <Row extends Found>({ is_active: isActive, grade_id, grade_name, ...row }: Row) => ({
  ...row,
  _id: row.id,
  grade: gradeOf(grade_id, grade_name),
  isActive,
});

export const holding = (term: string) => (where: ExpressionBuilder<Tables, "user">) =>
  where.or(
    (["name", "nickname", "username", "email"] as const).map((column) => where(column, "ilike", containing(term))),
  );

/** Who applied and waits is none yet; who is put aside is in a list of their own. */
export const isMember = sql<boolean>`applied_at is null and not ${isDormant}`;

/** Those whose account is put aside, or everybody else. */
export const inStanding = (standing: UserListInput["standing"]) => (standing === "DORMANT" ? isDormant : isMember);

async function countDormant(em: EntityManager): Promise<number> {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .where(isDormant)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of members, the latest first; `search` is part of a name, nickname, username or email. */
export async function listUsers(em: EntityManager, actor: Actor, input: UserListInput) {
  const { page, limit, search, gradeId, standing } = input;
  await recordRead(em, actor, { act: "MEMBERS_LISTED" });
  const users = em
    .getKysely<Tables>()
    .selectFrom("user")
    .where(inStanding(standing))
    .$if(gradeId !== undefined, (query) => query.where("grade_id", "=", gradeId ?? 0))
    .$if(search !== "", (query) => query.where(holding(search)));
  const { count } = await users.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  const { offset, ...paged } = pageIn({ page, limit }, Number(count));
  const rows = await users
    .select(userRowColumns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const list: UserRow[] = rows.map(asUserRow);
  return { list, ...paged, dormantCount: await countDormant(em) };
}
