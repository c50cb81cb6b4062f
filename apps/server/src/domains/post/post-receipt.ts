import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";

/** A member's keys are their own: somebody else's are neither found nor in the way. */
type Receipt = { userId: string; key: string };

/**
 * Takes a key for the post that this transaction is about to write, and answers null; or, when one was written with it
 * before, where that post is now. Of two at once the second waits here for the first. Throws POST_NOT_FOUND when it has
 * been deleted since.
 */
export async function claimKey(tx: EntityManager, { userId, key }: Receipt): Promise<PostAddress | null> {
  const database = tx.getKysely<Tables>();
  const taken = await database
    .insertInto("post_receipt")
    .values({ user_id: userId, key, post_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  const before = await database
    .selectFrom("post_receipt")
    .innerJoin("post", "post.id", "post_receipt.post_id")
    .select(["post.type", "post.index"])
    .where("post_receipt.user_id", "=", userId)
    .where("post_receipt.key", "=", key)
    .executeTakeFirst();
  if (!before) throw new DomainError("POST_NOT_FOUND");
  return before;
}

/** Says which post the key has become. */
export async function fulfilKey(tx: EntityManager, { userId, key }: Receipt, postId: number): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable("post_receipt")
    .set({ post_id: postId })
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .execute();
}
