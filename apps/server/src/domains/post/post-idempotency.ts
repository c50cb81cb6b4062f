import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { reserveKey, type IdempotencyKey } from "../../platform/idempotency/idempotency-key.ts";

/** Reserves a key for a post and answers null; or, when one was written with it before, where that post is now. */
export async function reservePost(tx: EntityManager, idempotencyKey: IdempotencyKey): Promise<PostAddress | null> {
  const before = await reserveKey(tx, idempotencyKey);
  if (!before) return null;
  return (
    tx
      .getKysely<Tables>()
      // In the trash too: what was deleted meanwhile was written all the same.
      .selectFrom("stored_post")
      .select(["type", "index"])
      .where("id", "=", before.postId)
      .executeTakeFirstOrThrow()
  );
}
