import type { EntityManager } from "@bulmo/entities/database";
import { Comment } from "@bulmo/entities/comment.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { lockOpenPost, lockPost } from "../post/post-locate.ts";

export type Thread = {
  /** The comment asked for: the root itself or one of its replies. */
  comment: Comment;
  root: Comment;
};

const find = (tx: EntityManager, id: number) => tx.findOne(Comment, { id, deletedAt: null });

/**
 * A comment that the actor sees, whose post stays until the transaction ends; one whose post is in the trash, on a board that
 * the actor may not read, or somebody's secret question, is none.
 */
export async function findShown(tx: EntityManager, actor: Actor, id: number): Promise<Comment | null> {
  const comment = await find(tx, id);
  return comment && (await lockOpenPost(tx, actor, comment.post.id)) ? comment : null;
}

/** The same for who need not see it: their own words are theirs to take back, also where a question has become secret. */
export async function findStanding(tx: EntityManager, actor: Actor, id: number): Promise<Comment | null> {
  const comment = await find(tx, id);
  return comment && (await lockPost(tx, actor, comment.post.id)) ? comment : null;
}

/**
 * Holds the thread of a comment: nobody else replies to it or deletes from it until the transaction ends. Throws
 * COMMENT_NOT_FOUND for one that is not there, or of which only the line is left, and for one that the actor
 * does not see, unless it need not be seen.
 */
export async function lockThread(
  tx: EntityManager,
  actor: Actor,
  id: number,
  findComment: typeof findShown = findShown,
): Promise<Thread> {
  const seen = await findComment(tx, actor, id);
  if (!seen) throw new DomainError("COMMENT_NOT_FOUND");
  const rootId = seen.parent?.id ?? seen.id;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const root = await tx.findOne(Comment, { id: rootId }, lock);
  // What was seen before the lock may have gone while waiting for it.
  const comment = root && (await tx.findOne(Comment, { id, deletedAt: null }, { refresh: true }));
  if (!comment) throw new DomainError("COMMENT_NOT_FOUND");
  return { comment, root };
}
