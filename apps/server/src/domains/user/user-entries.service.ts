import type { UserEntriesInput, UserEntry } from "@bulmo/contracts/user";
import type { Actor } from "../../session.ts";
import { record } from "../audit/audit.service.ts";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isMember } from "./user-list.service.ts";

const columns = ["username", "name", "nickname", "role", "email", "homepage", "zonecode", "address"] as const;

const gradeName = sql<string | null>`(select name from member_grade where member_grade.id = grade_id)`.as("grade_name");

/** All members, or those of a grade, at one moment, by name: a list to take along has no pages. */
export async function listUserEntries(
  em: EntityManager,
  actor: Actor,
  { gradeId }: UserEntriesInput,
): Promise<UserEntry[]> {
  await record(em, actor, [{ act: "MEMBERS_DOWNLOADED" }]);
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .where(isMember)
    .$if(gradeId !== undefined, (query) => query.where("grade_id", "=", gradeId ?? 0))
    .select([...columns, "detail_address", "is_active", "created_at", gradeName])
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(
    ({ detail_address: detailAddress, is_active: isActive, created_at: joined, grade_name: grade, ...row }) => ({
      ...row,
      detailAddress,
      isActive,
      gradeName: grade ?? "",
      joinedAt: new Date(joined).toISOString(),
    }),
  );
}
