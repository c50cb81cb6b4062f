import type { EntityManager, Tables } from "@bulmo/entities/database";

/** A member's keys are their own, and so are those of a kind: others are neither found nor in the way. */
export type Receipt = { kind: "post" | "comment"; userId: string; key: string };

/** What was written with a key. */
export type Fulfilment = { postId: number; commentId: number | null };

/** Clients' keys have no colon. */
const storedKey = ({ kind, key }: Receipt) => (kind === "post" ? key : `${kind}:${key}`);

/**
 * Takes a key for what this transaction is about to write, and answers null; or, when something was written with it
 * before, what. Of two at once the second waits here for the first.
 */
export async function claimKey(tx: EntityManager, receipt: Receipt): Promise<Fulfilment | null> {
  const database = tx.getKysely<Tables>();
  const key = storedKey(receipt);
  const taken = await database
    .insertInto("post_receipt")
    .values({ user_id: receipt.userId, key, post_id: null, comment_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  const { post_id, comment_id } = await database
    .selectFrom("post_receipt")
    .select(["post_id", "comment_id"])
    .where("user_id", "=", receipt.userId)
    .where("key", "=", key)
    .where("post_id", "is not", null)
    .executeTakeFirstOrThrow();
  return { postId: Number(post_id), commentId: comment_id ?? null };
}

/** Says what the key has become. */
export async function fulfilKey(tx: EntityManager, receipt: Receipt, { postId, commentId }: Fulfilment): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable("post_receipt")
    .set({ post_id: postId, comment_id: commentId })
    .where("user_id", "=", receipt.userId)
    .where("key", "=", storedKey(receipt))
    .execute();
}
