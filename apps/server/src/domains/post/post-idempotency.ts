import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { ConflictError, DomainError } from "../../errors.ts";
import { reserveKey, type IdempotencyKey } from "../../platform/idempotency/idempotency-key.ts";
import type { Actor } from "../../session.ts";
import { getPost } from "./post.service.ts";

/** What was written with the key stands as somebody else's would: whoever sends sees it, and may edit it. */
async function refuse(tx: EntityManager, actor: Actor, address: PostAddress): Promise<never> {
  const post = await getPost(tx, actor, address).catch((error: unknown) => {
    const isInTrash = error instanceof DomainError && error.reason === "POST_NOT_FOUND";
    throw isInTrash ? new DomainError("IDEMPOTENCY_KEY_REUSED") : error;
  });
  throw new ConflictError("IDEMPOTENCY_KEY_REUSED", post);
}

/**
 * Reserves a key for a post and answers null; or, when it was written with that key before, where it is now. Throws
 * IDEMPOTENCY_KEY_REUSED, with the post that stands, where that one was another.
 */
export async function reservePost(
  tx: EntityManager,
  actor: Actor,
  idempotencyKey: IdempotencyKey,
): Promise<PostAddress | null> {
  const before = await reserveKey(tx, idempotencyKey);
  if (!before) return null;
  const address = await tx
    .getKysely<Tables>()
    // In the trash too: what was deleted meanwhile was written all the same.
    .selectFrom("stored_post")
    .select(["type", "index"])
    .where("id", "=", before.postId)
    .executeTakeFirstOrThrow();
  return before.isSame ? address : refuse(tx, actor, address);
}
