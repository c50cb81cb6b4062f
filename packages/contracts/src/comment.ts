import { z } from "zod";
import { postIndex, postType } from "./post.ts";
import { timestamp } from "./text.ts";

/** What stands in the place of a deleted comment that has replies (CMT-07). */
export const deletedComment = "삭제된 댓글입니다.";

export const reply = z.object({
  id: z.string(),
  author: z.string(),
  userId: z.string().nullable(),
  content: z.string(),
  createdAt: timestamp(),
  likeCount: z.number().int(),
  isLiked: z.boolean(),
});
export const comment = reply.extend({ isDeleted: z.boolean(), reply: z.array(reply) });
export type Reply = z.infer<typeof reply>;
export type Comment = z.infer<typeof comment>;

export const commentListInput = z.object({ type: postType, index: postIndex() });
export const commentListOutput = z.object({
  list: z.array(comment),
  commentCount: z.number().int(),
});
export type CommentList = z.infer<typeof commentListOutput>;
