import type { PostAddress } from "@bulmo/contracts/post";
import type { PostCreate } from "@bulmo/contracts/post-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { ConflictError, DomainError } from "../../errors.ts";
import {
  findWritten,
  type IdempotencyKey,
  keyOf,
  reserveKey,
  type WrittenWith,
} from "../../platform/idempotency/idempotency-key.ts";
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

/** In the trash too: what was deleted meanwhile was written all the same. */
const addressOf = (em: EntityManager, { postId }: WrittenWith): Promise<PostAddress> =>
  em
    .getKysely<Tables>()
    .selectFrom("stored_post")
    .select(["type", "index"])
    .where("id", "=", postId)
    .executeTakeFirstOrThrow();

/** Where a post is now that was written by the same content with the same key before; null for any other. */
export async function findWrittenPost(em: EntityManager, actor: Actor, input: PostCreate): Promise<PostAddress | null> {
  const idempotencyKey = keyOf("post", actor, input);
  const before = idempotencyKey && (await findWritten(em, idempotencyKey));
  return before && addressOf(em, before);
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
  const address = await addressOf(tx, before);
  return before.isSame ? address : refuse(tx, actor, address);
}
