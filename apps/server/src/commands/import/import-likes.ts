import type { Tables } from "@bulmo/entities/database";
import { inBatches } from "./batches.ts";
import type { Composing } from "./compose-post.ts";
import { findGonePosts } from "./gone-posts.ts";
import { findOrigins } from "./origins.ts";

const likesAtOnce = 1_000;

/** Who liked what, so that nobody likes it a second time. The number of likes came with the post. */
export async function importLikes({ importing, pair, authorOf }: Composing): Promise<void> {
  const { fork, old, report, isDryRun } = importing;
  for await (const batch of inBatches(old.likes(pair.old), likesAtOnce)) {
    const posts = await findOrigins(fork(), { source: old.source, kind: "post" }, [
      ...new Set(batch.map(({ post }) => post)),
    ]);
    const gone = await findGonePosts(fork(), posts);
    const rows = batch.flatMap(({ post, member, createdAt }) => {
      const [postId, userId] = [posts.get(post), authorOf({ name: "", member }).id];
      if (postId === undefined || userId === null || gone.has(post)) return [];
      return [{ post_id: Number(postId), user_id: userId, created_at: createdAt ?? new Date() }];
    });
    let moved = 0;
    if (!isDryRun && rows.length > 0) {
      const { numInsertedOrUpdatedRows = 0n } = await fork()
        .getKysely<Tables>()
        .insertInto("post_like")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      moved = Number(numInsertedOrUpdatedRows);
    }
    const fit = isDryRun ? batch.length : rows.length;
    report.count("like", "moved", isDryRun ? fit : moved);
    report.count("like", "before", isDryRun ? 0 : fit - moved);
    report.count("like", "left", batch.length - fit);
  }
}
