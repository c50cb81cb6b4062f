import type { EntityManager } from "@bulmo/entities/database";
import { Comment } from "@bulmo/entities/comment.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";
import { lockPost } from "../post/post-locate.ts";

export type Thread = {
  /** The comment asked for: the root itself or one of its replies. */
  comment: Comment;
  root: Comment;
};

/** A comment that people see, whose post stays until the transaction ends; one whose post is in the trash is none. */
export async function findShown(tx: EntityManager, id: number): Promise<Comment | null> {
  const comment = await tx.findOne(Comment, { id, deletedAt: null });
  return comment && (await lockPost(tx, comment.post.id)) ? comment : null;
}

/**
 * Holds the thread of a comment: nobody else replies to it or deletes from it until the transaction ends. Throws
 * COMMENT_NOT_FOUND for one that is not there, or of which only the line is left.
 */
export async function lockThread(tx: EntityManager, id: number): Promise<Thread> {
  const seen = await findShown(tx, id);
  if (!seen) throw new DomainError("COMMENT_NOT_FOUND");
  const rootId = seen.parent?.id ?? seen.id;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const root = await tx.findOne(Comment, { id: rootId }, lock);
  // What was seen before the lock may have gone while waiting for it.
  const comment = root && (await tx.findOne(Comment, { id, deletedAt: null }, { refresh: true }));
  if (!comment) throw new DomainError("COMMENT_NOT_FOUND");
  return { comment, root };
}
