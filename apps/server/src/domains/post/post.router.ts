import {
  postDetail,
  postGetInput,
  postListInput,
  postListOutput,
  postViewOutput,
  questionListInput,
  questionListOutput,
} from "@bulmo/contracts/post";
import { publicProcedure, router } from "../../trpc.ts";
import { listPosts, listQuestions } from "./post-list.service.ts";
import { countView } from "./post-view.service.ts";
import { getPost } from "./post.service.ts";

export const postRouter = router({
  list: publicProcedure
    .meta({ openapi: { method: "GET", path: "/post/list", tags: ["post"], summary: "게시물 목록" } })
    .input(postListInput)
    .output(postListOutput)
    .query(({ ctx, input }) => listPosts(ctx.em, input)),

  listQuestions: publicProcedure
    .input(questionListInput)
    .output(questionListOutput)
    .query(({ ctx, input }) => listQuestions(ctx.em, input)),

  get: publicProcedure
    .meta({ openapi: { method: "GET", path: "/post", tags: ["post"], summary: "게시물" } })
    .input(postGetInput)
    .output(postDetail)
    .query(({ ctx, input }) => getPost(ctx.em, ctx.viewer, input)),

  view: publicProcedure
    .input(postGetInput)
    .output(postViewOutput)
    .mutation(({ ctx, input }) => countView(ctx.em, { viewer: ctx.viewer, ...ctx.reader }, input)),
});
