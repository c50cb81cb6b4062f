import type { UserEntry } from "@bulmo/contracts/user";
import type { Actor } from "../../session.ts";
import { record } from "../audit/audit.service.ts";
import type { EntityManager, Tables } from "@bulmo/entities/database";

const columns = ["username", "name", "nickname", "role", "email", "homepage", "zonecode", "address"] as const;

/** All members at one moment, by name: a list to take along has no pages. */
export async function listUserEntries(em: EntityManager, actor: Actor): Promise<UserEntry[]> {
  await record(em, actor, [{ act: "MEMBERS_DOWNLOADED" }]);
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .select([...columns, "detail_address", "is_active", "created_at"])
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(({ detail_address: detailAddress, is_active: isActive, created_at: joined, ...row }) => ({
    ...row,
    detailAddress,
    isActive,
    joinedAt: new Date(joined).toISOString(),
  }));
}
