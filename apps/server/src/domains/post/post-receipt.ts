import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";

/** A member's keys are their own: somebody else's are neither found nor in the way. */
type Receipt = { userId: string; key: string };

/**
 * Takes a key for the post that this transaction is about to write, and answers null; or, when one was written with it
 * before, where that post is now. Of two at once the second waits here for the first.
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
  return (
    database
      .selectFrom("post_receipt")
      // In the trash too: what was deleted meanwhile was written all the same.
      .innerJoin("stored_post as post", "post.id", "post_receipt.post_id")
      .select(["post.type", "post.index"])
      .where("post_receipt.user_id", "=", userId)
      .where("post_receipt.key", "=", key)
      .executeTakeFirstOrThrow()
  );
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
