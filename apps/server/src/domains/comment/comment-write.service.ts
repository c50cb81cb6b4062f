import type { CommentUpdate, CommentUpdated, CommentWriting } from "@bulmo/contracts/comment";
import type { Liked } from "@bulmo/contracts/like";
import type { EntityManager } from "@bulmo/entities/database";
import { Comment, CommentLike } from "@bulmo/entities/comment.entity";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";
import { type Actor, refusalOf } from "../../session.ts";
import { noAudit, transactAs } from "../audit/audited-transaction.ts";
import { lockForUse } from "../board/board-lock.ts";
import type { Context } from "../../trpc.ts";
import { enqueueCommentNotice } from "../activity/comment-notice-job.ts";
import { changeLike } from "../like/like.service.ts";
import { lockPost, locatePost } from "../post/post-locate.ts";
import { enqueueComment } from "../webhook-event/comment-event.ts";
import { enqueueReportsGoneWithComment } from "../webhook-event/report-event.ts";
import { completeKey, findWritten, keyOf, reserveKey } from "../../platform/idempotency/idempotency-key.ts";
import { findShown, findStanding, lockThread, type Thread } from "./comment-thread.ts";

async function writeComment(tx: EntityManager, actor: Actor, input: CommentWriting): Promise<Comment> {
  const address = { type: input.postType, index: input.postIndex };
  const { id: postId, isOpen } = await locatePost(tx, actor, address);
  const type = await lockPost(tx, actor, postId);
  if (!type) throw new DomainError("POST_NOT_FOUND");
  const { has_comments: hasComments, closed_at: closedAt } = await lockForUse(tx, type);
  if (!hasComments) throw new DomainError("COMMENTS_OFF");
  if (!isOpen) throw refusalOf(actor);
  if (closedAt !== null) throw new DomainError("BOARD_CLOSED");
  const thread = input.parentCommentId ? await lockThread(tx, actor, input.parentCommentId) : null;
  if (thread && thread.root.post.id !== postId) throw new DomainError("COMMENT_NOT_FOUND");
  const comment = tx.create(Comment, {
    post: postId,
    parent: thread?.root ?? null,
    user: actor.id,
    content: input.content,
  });
  await tx.flush();
  return comment;
}

/** The id of a comment that was written by the same words with the same key before; null for any other. */
export async function findWrittenComment(em: EntityManager, actor: Actor, input: CommentWriting) {
  const idempotencyKey = keyOf("comment", actor, input);
  const before = idempotencyKey && (await findWritten(em, idempotencyKey));
  return before?.commentId ?? null;
}

/**
 * Answers the id of the new comment; sent again with the key of before, that of before. Throws POST_NOT_FOUND; NOT_ALLOWED
 * under somebody's secret question; COMMENTS_OFF where the board has none; BOARD_CLOSED; COMMENT_NOT_FOUND for a parent that
 * is not of this post; IDEMPOTENCY_KEY_REUSED where the key came with other words.
 */
export function createComment(
  { em, now }: Pick<Context, "em" | "now">,
  actor: Actor,
  input: CommentWriting,
): Promise<number> {
  const idempotencyKey = keyOf("comment", actor, input);
  return transactAs(em, actor, noAudit, async (tx) => {
    const before = idempotencyKey && (await reserveKey(tx, idempotencyKey));
    if (before && !before.isSame) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
    if (before?.commentId) return before.commentId;
    const { id, post } = await writeComment(tx, actor, input);
    if (idempotencyKey) await completeKey(tx, idempotencyKey, { postId: post.id, commentId: id });
    await enqueueComment(tx, "created", id);
    await enqueueCommentNotice(tx, id, now());
    return id;
  });
}

/**
 * Changes what a comment says; its writer's alone, since an administrator who dislikes it deletes it. The same words once
 * more change nothing, so that an edit whose answer was lost may be sent again. Throws COMMENT_NOT_FOUND, NOT_ALLOWED.
 */
export const updateComment = (
  em: EntityManager,
  actor: Actor,
  { commentId, content }: CommentUpdate,
): Promise<CommentUpdated> =>
  transactAs(em, actor, noAudit, async (tx) => {
    // Nobody deletes it meanwhile, and its own edits come one after the other.
    const { comment } = await lockThread(tx, actor, commentId);
    if (comment.user?.id !== actor.id) throw refusalOf(actor);
    const isChanged = comment.content !== content;
    if (isChanged) tx.assign(comment, { content, editedAt: new Date() });
    await tx.flush();
    if (isChanged) await enqueueComment(tx, "changed", comment.id);
    return { content, editedAt: comment.editedAt?.toISOString() ?? null };
  });

const countReplies = (tx: EntityManager, root: Comment) => tx.count(Comment, { parent: root.id });

/** Only the line stays: neither the text nor who wrote it and who liked it (CMT-07). */
async function blank(tx: EntityManager, comment: Comment): Promise<void> {
  await tx.nativeDelete(CommentLike, { comment: comment.id });
  tx.assign(comment, {
    content: "",
    user: null,
    authorName: null,
    likeCount: 0,
    editedAt: null,
    deletedAt: new Date(),
  });
  await tx.flush();
}

async function removeFrom(tx: EntityManager, { comment, root }: Thread): Promise<void> {
  if (comment === root && (await countReplies(tx, root)) > 0) return blank(tx, root);
  await tx.nativeDelete(Comment, { id: comment.id });
  const isLineAlone = comment !== root && root.deletedAt && (await countReplies(tx, root)) === 0;
  if (isLineAlone) await tx.nativeDelete(Comment, { id: root.id });
}

type Removed = { memberId: string | null; post: Post };

/** Taking back one's own words is nobody's business. */
const auditOf =
  (actor: Actor) =>
  ({ memberId, post }: Removed) =>
    memberId === actor.id ? [] : [{ act: "COMMENT_REMOVED", memberId, post } as const];

/** Deletes a comment or reply. Throws COMMENT_NOT_FOUND, and NOT_ALLOWED unless its author or an administrator asks. */
export const removeComment = (em: EntityManager, actor: Actor, id: number): Promise<Removed> =>
  transactAs(em, actor, auditOf(actor), async (tx) => {
    const { comment, root } = await lockThread(tx, actor, id, findStanding);
    if (!actor.isAdmin && comment.user?.id !== actor.id) throw refusalOf(actor);
    const removed = { memberId: comment.user?.id ?? null, post: await tx.findOneOrFail(Post, { id: root.post.id }) };
    await enqueueComment(tx, "removed", comment.id);
    await enqueueReportsGoneWithComment(tx, comment.id);
    await removeFrom(tx, { comment, root });
    return removed;
  });

/** Likes a comment or stops liking it. Throws COMMENT_NOT_FOUND. */
export const likeComment = (
  em: EntityManager,
  actor: Actor,
  { commentId, liked }: { commentId: number; liked?: boolean | undefined },
): Promise<Liked> =>
  transactAs(em, actor, noAudit, async (tx) => {
    if (!(await findShown(tx, actor, commentId))) throw new DomainError("COMMENT_NOT_FOUND");
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const comment = await tx.findOne(Comment, { id: commentId, deletedAt: null }, lock);
    if (!comment) throw new DomainError("COMMENT_NOT_FOUND");
    return changeLike(tx, { kind: "comment", id: comment.id }, actor.id, liked);
  });
