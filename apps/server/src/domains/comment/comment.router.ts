import {
  commentCreateInput,
  commentCreateOutput,
  commentLikeInput,
  commentLikeOutput,
  commentListInput,
  commentListOutput,
  commentRemoveInput,
  commentRemoveOutput,
  commentUpdateInput,
  commentUpdateOutput,
} from "@bulmo/contracts/comment";
import { withKeyNamed } from "../../platform/idempotency/idempotency-key.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { type Context, memberProcedure, onReadableBoard, publicProcedure, router } from "../../trpc.ts";
import type { Actor } from "../../session.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { limitLinks } from "../link/link-limit.service.ts";
import { countInText } from "../link/outer-link.ts";
import {
  createComment,
  findWrittenComment,
  likeComment,
  removeComment,
  updateComment,
} from "./comment-write.service.ts";
import { listComments } from "./comment.service.ts";

const about = (summary: string) => ({ summary, tags: ["comment"] as [string], protect: true });

const limitCommentLinks = ({ em, viewer, notifier }: Context & { viewer: Actor }, content: string): Promise<void> =>
  limitLinks(em, viewer, { kind: "comment", count: countInText(content, notifier.siteUrl) });

export const commentRouter = router({
  list: publicProcedure
    .meta(
      rest({ method: "GET", path: "/comment/list" }, { tags: ["comment"], summary: "댓글 목록", isPublicRead: true }),
    )
    .input(commentListInput)
    .use(onReadableBoard)
    .output(commentListOutput)
    .query(({ ctx, input }) => listComments(ctx.em, ctx.viewer, input)),

  create: memberProcedure
    .meta(rest({ method: "POST", path: "/comment" }, about("댓글 작성")))
    .input(commentCreateInput)
    .use(onReadableBoard)
    .output(commentCreateOutput)
    .mutation(async ({ ctx, input }) => {
      const comment = withKeyNamed(ctx, input);
      const before = await findWrittenComment(ctx.em, ctx.viewer, comment);
      if (before !== null) return { id: String(before) };
      await takeUnlessAdmin(ctx, "comment:member");
      await limitCommentLinks(ctx, input.content);
      return { id: String(await createComment(ctx, ctx.viewer, comment)) };
    }),

  update: memberProcedure
    .meta(rest({ method: "PUT", path: "/comment" }, about("댓글 수정")))
    .input(commentUpdateInput)
    .output(commentUpdateOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "comment-edit:member");
      await limitCommentLinks(ctx, input.content);
      return updateComment(ctx.em, ctx.viewer, input);
    }),

  like: memberProcedure
    .meta(rest({ method: "POST", path: "/comment/like" }, about("댓글 좋아요")))
    .input(commentLikeInput)
    .output(commentLikeOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "like:member");
      return likeComment(ctx.em, ctx.viewer, input);
    }),

  remove: memberProcedure
    .meta(rest({ method: "DELETE", path: "/comment" }, about("댓글 삭제")))
    .input(commentRemoveInput)
    .output(commentRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "removal:member");
      await removeComment(ctx.em, ctx.viewer, input.commentId);
      return { success: true as const };
    }),
});
