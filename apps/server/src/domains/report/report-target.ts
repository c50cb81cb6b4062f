import type { PostType } from "@bulmo/contracts/post";
import type { ReportTarget } from "@bulmo/contracts/report";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { type Actor, refusalOf } from "../../session.ts";
import { findShown } from "../comment/comment-thread.ts";
import { locatePost } from "../post/post-locate.ts";

/** What a report is about; `userId` is its writer. */
export type Target = {
  post: { id: number; type: PostType; index: number };
  commentId: number | null;
  userId: string | null;
};

/** Shared, so that those who report at once do not wait, while whoever deletes it does, or is found to have been first. */
async function lockPost(tx: EntityManager, id: number) {
  const post = await tx
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["id", "type", "index", "user_id as userId"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  if (!post) throw new DomainError("POST_NOT_FOUND");
  return post;
}

async function lockComment(tx: EntityManager, actor: Actor, id: number) {
  const shown = await findShown(tx, actor, id);
  const comment =
    shown &&
    (await tx
      .getKysely<Tables>()
      .selectFrom("comment")
      .select(["id", "user_id as userId"])
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forShare()
      .executeTakeFirst());
  if (!comment) throw new DomainError("COMMENT_NOT_FOUND");
  return { ...comment, postId: shown.post.id };
}

/**
 * What stands there, until the transaction ends. Throws POST_NOT_FOUND, COMMENT_NOT_FOUND, and NOT_ALLOWED for somebody's
 * secret question.
 */
export async function lockTarget(tx: EntityManager, actor: Actor, target: ReportTarget): Promise<Target> {
  if (target.kind === "COMMENT") {
    const { id, userId, postId } = await lockComment(tx, actor, target.commentId);
    const { userId: _asker, ...post } = await lockPost(tx, postId);
    return { post, commentId: id, userId };
  }
  const { id, isOpen } = await locatePost(tx, actor, target);
  if (!isOpen) throw refusalOf(actor);
  const { userId, ...post } = await lockPost(tx, id);
  return { post, commentId: null, userId };
}
