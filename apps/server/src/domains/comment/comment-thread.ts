import type { EntityManager } from "@bulmo/entities/database";
import { Comment } from "@bulmo/entities/comment.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";

export type Thread = {
  /** The comment asked for: the root itself or one of its replies. */
  comment: Comment;
  root: Comment;
};

const find = (tx: EntityManager, id: number) => tx.findOne(Comment, { id, deletedAt: null, post: { deletedAt: null } });

/**
 * Holds the thread of a comment: nobody else replies to it or deletes from it until the transaction ends. Throws
 * COMMENT_NOT_FOUND for one that is not there, or of which only the line is left.
 */
export async function holdThread(tx: EntityManager, id: number): Promise<Thread> {
  const seen = await find(tx, id);
  if (!seen) throw new DomainError("COMMENT_NOT_FOUND");
  const rootId = seen.parent?.id ?? seen.id;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const root = await tx.findOne(Comment, { id: rootId }, lock);
  // What was seen before the lock may have gone while waiting for it.
  const comment = root && (await tx.findOne(Comment, { id, deletedAt: null }, { refresh: true }));
  if (!comment) throw new DomainError("COMMENT_NOT_FOUND");
  return { comment, root };
}
