import type { EntityManager, Tables } from "@bulmo/entities/database";

/** A member's keys are their own, and so are those of a kind: others are neither found nor in the way. */
export type IdempotencyKey = { kind: "post" | "comment"; userId: string; key: string };

/** What was written with a key; its table keeps the name of its first days (post_receipt). */
export type WrittenWith = { postId: number; commentId: number | null };

/** Clients' keys have no colon. */
const storedKey = ({ kind, key }: IdempotencyKey) => (kind === "post" ? key : `${kind}:${key}`);

/**
 * Reserves a key for what this transaction is about to write, and answers null; or, when something was written with it
 * before, what. Of two at once the second waits here for the first.
 */
export async function reserveKey(tx: EntityManager, idempotencyKey: IdempotencyKey): Promise<WrittenWith | null> {
  const database = tx.getKysely<Tables>();
  const key = storedKey(idempotencyKey);
  const taken = await database
    .insertInto("post_receipt")
    .values({ user_id: idempotencyKey.userId, key, post_id: null, comment_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  const { post_id, comment_id } = await database
    .selectFrom("post_receipt")
    .select(["post_id", "comment_id"])
    .where("user_id", "=", idempotencyKey.userId)
    .where("key", "=", key)
    .where("post_id", "is not", null)
    .executeTakeFirstOrThrow();
  return { postId: Number(post_id), commentId: comment_id ?? null };
}

/** Completes the key: says what was written with it. */
export async function completeKey(
  tx: EntityManager,
  idempotencyKey: IdempotencyKey,
  { postId, commentId }: WrittenWith,
): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable("post_receipt")
    .set({ post_id: postId, comment_id: commentId })
    .where("user_id", "=", idempotencyKey.userId)
    .where("key", "=", storedKey(idempotencyKey))
    .execute();
}
