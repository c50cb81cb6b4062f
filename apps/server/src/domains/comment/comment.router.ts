import { commentListInput, commentListOutput } from "@bulmo/contracts/comment";
import { publicProcedure, router } from "../../trpc.ts";
import { listComments } from "./comment.service.ts";

export const commentRouter = router({
  list: publicProcedure
    .meta({ openapi: { method: "GET", path: "/comment/list", tags: ["comment"], summary: "댓글 목록" } })
    .input(commentListInput)
    .output(commentListOutput)
    .query(({ ctx, input }) => listComments(ctx.em, ctx.viewer, input)),
});
