import { maximumIndex } from "./board.ts";
import { z } from "zod";
import { commentMessages, maximumComment } from "./comment-text.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { likedState, likeOutput } from "./like.ts";
import { postAddress, postIndex, postType } from "./post.ts";
import { isBlank, within } from "./text-rule.ts";
import { text, timestamp } from "./text.ts";

export const reply = z.object({
  id: z.string(),
  author: z.string(),
  userId: z.string().nullable(),
  content: z.string(),
  createdAt: timestamp(),
  /** When its writer changed it last; null for one that stands as it was written. */
  editedAt: timestamp().nullable(),
  likeCount: z.number().int(),
  isLiked: z.boolean(),
});
export const comment = reply.extend({ isDeleted: z.boolean(), reply: z.array(reply) });
export type Reply = z.infer<typeof reply>;
export type Comment = z.infer<typeof comment>;

export const commentListInput = postAddress;
export const commentListOutput = z.object({
  list: z.array(comment),
  commentCount: z.number().int(),
});
export type CommentList = z.infer<typeof commentListOutput>;

/** Answers write it as text, and so does the document; a number is taken as well. */
export const commentId = z
  .union([z.int(), z.string().regex(/^[1-9]\d{0,9}$/u)])
  .transform(Number)
  .pipe(z.int().min(1).max(maximumIndex));

const content = text(commentMessages.contentMissing)
  .transform((words) => words.replace(/\r\n?/gu, "\n"))
  .refine((words) => !isBlank(words), commentMessages.contentMissing)
  .refine(...within(maximumComment, commentMessages.contentTooLong))
  .meta({ minLength: 1, maxLength: maximumComment });

export const commentCreateInput = z.object({
  content,
  postIndex: postIndex(),
  postType,
  /** Absent at the top level. A reply to a reply joins the thread (CMT-04). */
  parentCommentId: commentId.nullish(),
  idempotencyKey: idempotencyKey(
    "댓글마다 새로 만든 값. 응답을 받지 못해 같은 값으로 다시 보내도 댓글은 한 번만 올라갑니다.",
  ),
});
export type CommentWriting = z.output<typeof commentCreateInput>;
export const commentCreateOutput = z.object({ id: z.string() });

export const commentUpdateInput = z.object({ commentId, content });
export type CommentUpdate = z.output<typeof commentUpdateInput>;
/** As it stands now. */
export const commentUpdateOutput = z.object({ content: z.string(), editedAt: timestamp().nullable() });
export type CommentUpdated = z.infer<typeof commentUpdateOutput>;

export const commentLikeInput = z.object({ commentId, liked: likedState });
export const commentLikeOutput = likeOutput;

export const commentRemoveInput = z.object({ commentId });
export const commentRemoveOutput = z.object({ success: z.literal(true) });
