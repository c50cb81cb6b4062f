import {
  boardPageInput,
  noticeListOutput,
  postAddress,
  postDetail,
  postGetInput,
  postListInput,
  postListOutput,
  postViewOutput,
  secretQuestion,
  questionListOutput,
  unansweredInput,
  unansweredOutput,
} from "@bulmo/contracts/post";
import { postRowsInput, postRowsOutput, programPost } from "@bulmo/contracts/post-for-programs";
import {
  postCreateInput,
  postCreateOutput,
  postLikeInput,
  postLikeOutput,
  postPinInput,
  postPinOutput,
  postRemoveInput,
  postRemoveOutput,
  postUpdateInput,
  postUpdateOutput,
} from "@bulmo/contracts/post-write";
import { withKeyNamed } from "../../platform/idempotency/idempotency-key.ts";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, memberProcedure, onKnownBoard, onReadableBoard, publicProcedure, router } from "../../trpc.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { listNotices, listPosts, listQuestions } from "./post-list.service.ts";
import { listPostRows } from "./post-row-list.service.ts";
import { likePost } from "./post-like.service.ts";
import { pinPost } from "./post-pin.service.ts";
import { findWrittenPost } from "./post-idempotency.ts";
import { removePosts } from "./post-remove.service.ts";
import { countView } from "./post-view.service.ts";
import { createPost, updatePost } from "./post-write.service.ts";
import { listUnanswered } from "./post-unanswered.service.ts";
import { getPost } from "./post.service.ts";
import { getSecretQuestion } from "./secret-question.service.ts";

const about = (summary: string) => ({ summary, tags: ["post"] as [string], protect: true });

const read = (summary: string) => ({ summary, tags: ["post"] as [string] });

const readProcedures = {
  list: publicProcedure
    .input(postListInput)
    .use(onKnownBoard)
    .output(postListOutput)
    .query(({ ctx, input }) => listPosts(ctx, input)),

  /** What the site's own pages have no use for goes to programs alone. */
  listForPrograms: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/post/list" },
        { ...read("게시물 목록"), isPublicRead: true, operationId: "post-list" },
      ),
    )
    .input(postRowsInput)
    .use(onKnownBoard)
    .output(postRowsOutput)
    .query(({ ctx, input }) => listPostRows(ctx, input)),

  listNotices: publicProcedure
    .meta(rest({ method: "GET", path: "/post/notices" }, { ...read("공지사항 화면의 한 쪽"), isPublicRead: true }))
    .input(boardPageInput)
    .output(noticeListOutput)
    .query(({ ctx, input }) => listNotices(ctx, input)),

  listQuestions: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/post/questions" },
        { ...read("Q&A 화면의 한 쪽, 위에 놓인 공지와 함께"), isPublicRead: true },
      ),
    )
    .input(boardPageInput)
    .output(questionListOutput)
    .query(({ ctx, input }) => listQuestions(ctx, input)),

  listUnanswered: adminProcedure
    .meta(rest({ method: "GET", path: "/post/unanswered" }, about("답변을 기다리는 질문 (관리자)")))
    .input(unansweredInput)
    .output(unansweredOutput)
    .query(({ ctx, input }) => listUnanswered(ctx.em, input)),

  get: publicProcedure
    .input(postGetInput)
    .use(onReadableBoard)
    .output(postDetail)
    .query(({ ctx, input }) => getPost(ctx.em, ctx.viewer, input)),

  getForPrograms: publicProcedure
    .meta(rest({ method: "GET", path: "/post" }, { ...read("게시물"), isPublicRead: true, operationId: "post-get" }))
    .input(postGetInput)
    .use(onReadableBoard)
    .output(programPost)
    .query(async ({ ctx, input }) => {
      const post = await getPost(ctx.em, ctx.viewer, input);
      ctx.setVersion?.(String(post.revision));
      return post;
    }),

  getSecret: memberProcedure
    .meta(rest({ method: "GET", path: "/post/secret" }, about("비밀 질문의 내용 (글쓴이와 관리자)")))
    .input(postAddress)
    .use(onReadableBoard)
    .output(secretQuestion)
    .query(({ ctx, input }) => getSecretQuestion(ctx.em, ctx.viewer, input)),

  view: publicProcedure
    .meta(rest({ method: "POST", path: "/post/view" }, read("게시물 조회수 세기")))
    .input(postAddress)
    .use(onReadableBoard)
    .output(postViewOutput)
    .mutation(({ ctx, input }) => countView(ctx.em, { viewer: ctx.viewer, ...ctx.reader }, input)),
};

export const postRouter = router({
  ...readProcedures,

  create: memberProcedure
    .meta(rest({ method: "POST", path: "/post" }, { ...about("게시물 작성"), body: "post" }))
    .input(postCreateInput)
    .use(onKnownBoard)
    .output(postCreateOutput)
    .mutation(async ({ ctx, input }) => {
      const post = withKeyNamed(ctx, input);
      const before = await findWrittenPost(ctx.em, ctx.viewer, post);
      if (!before) await takeUnlessAdmin(ctx, "post:member");
      const { type, index } = before ?? (await createPost(ctx, ctx.viewer, post));
      return { data: index, ...(type === input.type ? {} : { type }) };
    }),

  update: memberProcedure
    .meta(rest({ method: "PUT", path: "/post" }, { ...about("게시물 수정"), body: "post", isConditional: true }))
    .input(postUpdateInput)
    .use(onReadableBoard)
    .output(postUpdateOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "post-edit:member");
      const { type, index } = await updatePost(ctx, ctx.viewer, {
        ...input,
        revision: revisionNamed(ctx.versionNamed, input.revision),
      });
      return { data: index, type };
    }),

  remove: memberProcedure
    .meta(
      rest({ method: "DELETE", path: "/post", arrayField: "posts" }, { ...about("게시물 삭제"), isConditional: true }),
    )
    .input(postRemoveInput)
    .use(onReadableBoard)
    .output(postRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "removal:member");
      await removePosts(ctx, ctx.viewer, input.posts, revisionNamed(ctx.versionNamed));
      return { success: true as const };
    }),

  pin: adminProcedure
    .meta(rest({ method: "PUT", path: "/post/pin" }, about("공지 고정 또는 고정 해제 (관리자)")))
    .input(postPinInput)
    .use(onReadableBoard)
    .output(postPinOutput)
    .mutation(({ ctx, input }) => pinPost(ctx.em, ctx.viewer, input)),

  like: memberProcedure
    .meta(rest({ method: "POST", path: "/post/like" }, about("게시물 좋아요")))
    .input(postLikeInput)
    .use(onReadableBoard)
    .output(postLikeOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "like:member");
      return likePost(ctx.em, ctx.viewer, input);
    }),
});
