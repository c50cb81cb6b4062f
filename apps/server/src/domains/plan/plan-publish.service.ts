import type { EntityManager } from "@bulmo/entities/database";
import { PlannedPost } from "@bulmo/entities/planned-post.entity";
import { releaseOwner, transferAttachments } from "../attachment/attachment-use.service.ts";
import { findBoard } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import { composeText, composeWork } from "../post/post-compose.ts";
import { insertPost } from "../post/post-write.service.ts";
import { ownerOfPlan, ownerOfPost } from "../upload/picture-owner.ts";
import type { LockedPlan } from "./plan.query.ts";

type Publishing = {
  boards: Boards;
  siteUrl: string;
  /** When it counts as written. */
  at: Date;
  now: Date;
};

/** Makes a post of what was planned, in the transaction that holds it. Throws what `insertPost` throws. */
export async function publishPlan(tx: EntityManager, plan: LockedPlan, { boards, siteUrl, at, now }: Publishing) {
  const text = composeText(plan.written, siteUrl);
  const board = findBoard(boards, plan.type);
  // The board may have let go of its heading since.
  const work = composeWork(board, plan.written, { heading: plan.written.heading ?? "", caption: "" });
  const artists = board.exhibition ? (plan.written.artists ?? []) : [];
  const userId = plan.user_id ?? null;
  const post = await insertPost(tx, { ...text, board, work, artists, actor: null, userId, now, createdAt: at });
  // After the post has taken them, so that no picture is unused in between.
  await transferAttachments(tx, [{ from: ownerOfPlan(plan.id), to: ownerOfPost(post.id) }]);
  await releaseOwner(tx, ownerOfPlan(plan.id));
  await tx.nativeDelete(PlannedPost, { id: plan.id });
  return post;
}
