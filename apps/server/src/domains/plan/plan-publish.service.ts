import { errorMessages } from "@bulmo/contracts/error";
import type { EntityManager } from "@bulmo/entities/database";
import { PlannedPost } from "@bulmo/entities/planned-post.entity";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Log } from "../../platform/log/log.ts";
import { releaseOwner, transferAttachments } from "../attachment/attachment-use.service.ts";
import { record } from "../audit/audit.service.ts";
import { findBoard } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import { composeText, composeWork } from "../post/post-compose.ts";
import { insertPost } from "../post/post-write.service.ts";
import { ownerOfPlan, ownerOfPost } from "../upload/picture-owner.ts";
import { type LockedPlan, lockDue, noteFailure } from "./plan.query.ts";

type Publishing = {
  boards: Boards;
  siteUrl: string;
  /** When it counts as written. */
  at: Date;
};

/** Makes a post of what was planned, in the transaction that holds it. Throws what `insertPost` throws. */
export async function publishPlan(tx: EntityManager, plan: LockedPlan, { boards, siteUrl, at }: Publishing) {
  const text = composeText(plan.written, siteUrl);
  const board = findBoard(boards, plan.type);
  // The board may have let go of its heading since.
  const work = composeWork(board, plan.written, { heading: plan.written.heading ?? "", caption: "" });
  const artists = board.exhibition ? (plan.written.artists ?? []) : [];
  const userId = plan.user_id ?? null;
  const post = await insertPost(tx, { ...text, board, work, artists, actor: null, userId, createdAt: at });
  // After the post has taken them, so that no picture is unused in between.
  await transferAttachments(tx, [{ from: ownerOfPlan(plan.id), to: ownerOfPost(post.id) }]);
  await releaseOwner(tx, ownerOfPlan(plan.id));
  await tx.nativeDelete(PlannedPost, { id: plan.id });
  return post;
}

/** What an administrator reads; what is no rule of ours is for the log. */
const reasonOf = (error: unknown): string => (error instanceof DomainError ? error.message : errorMessages.INTERNAL);

type Sources = {
  fork: () => EntityManager;
  boards: () => Promise<Boards>;
  now: () => Date;
  log: Log;
  siteUrl: string;
  /** Hears of each that was published. */
  onPublished: (post: { type: string; pictures: readonly string[] }) => void;
};

/**
 * Publishes all whose time has come, one after another; several processes share them, and each is published once. One that
 * cannot be is told to the log and to administrators, and tried again later. Answers how many were.
 */
export async function publishDue({ fork, boards, now, log, siteUrl, onPublished }: Sources): Promise<number> {
  const failed: number[] = [];
  for (let published = 0; ;) {
    const known = await boards();
    let id = 0;
    try {
      const post = await transact(fork(), async (tx) => {
        const plan = await lockDue(tx, now(), failed);
        if (!plan) return null;
        ({ id } = plan);
        const made = await publishPlan(tx, plan, { boards: known, siteUrl, at: new Date(plan.publish_at) });
        const planner = plan.user_id ? { id: plan.user_id, isAdmin: true } : null;
        await record(tx, planner, [{ act: "POST_CREATED", post: made }]);
        return made;
      });
      if (!post) return published;
      published += 1;
      onPublished(post);
    } catch (error) {
      // Nothing was held: the database itself is away.
      if (id === 0) throw error;
      log.error({ err: error, plan: id }, "a planned post was not published");
      failed.push(id);
      await noteFailure(fork(), id, { at: now(), failure: reasonOf(error) });
    }
  }
}
