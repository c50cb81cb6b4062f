import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { isOpenTo } from "../board/secret-question.ts";

export type PostAddressRow = { type: PostType; index: number; updatedAt: Date };

/** Where posts of these boards that everybody reads are, and since when they read as they do; the newest first. */
export async function listPostAddresses(
  em: EntityManager,
  types: readonly PostType[],
  limit: number,
): Promise<PostAddressRow[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["type", "index", "updated_at"])
    .where("type", "in", types)
    .where(isOpenTo(null))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ type, index, updated_at }) => ({ type, index, updatedAt: new Date(updated_at) }));
}
