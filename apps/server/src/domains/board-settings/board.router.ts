import { board, boardListOutput, countedBoards } from "@bulmo/contracts/board-list";
import {
  boardCreateInput,
  boardNamed,
  boardOrderInput,
  boardRemoveOutput,
  boardUpdateInput,
} from "@bulmo/contracts/board-write";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, onKnownBoard, onReadableBoard, publicProcedure, router } from "../../trpc.ts";
import { namedTo } from "../board/board-access.ts";
import { createBoard, orderBoards, removeBoard, updateBoard } from "./board-write.service.ts";
import { getBoard, listBoards } from "./board.service.ts";

const path = "/board";
const read = (summary: string) => ({ tags: ["board"] as [string], summary, isPublicRead: true as const });
const about = (summary: string) => ({ tags: ["board"] as [string], summary, protect: true });

export const boardRouter = router({
  list: publicProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, read("전시와 게시판")))
    .input(z.void())
    .output(boardListOutput)
    .query(async ({ ctx }) => namedTo(await ctx.boards(), ctx.viewer)),

  get: publicProcedure
    .meta(rest({ method: "GET", path }, read("게시판 하나")))
    .input(boardNamed)
    .use(onKnownBoard)
    .output(board)
    .query(async ({ ctx, input }) => {
      const found = await getBoard(ctx, input.type);
      ctx.setVersion?.(String(found.revision));
      return found;
    }),

  listAll: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/all` }, about("관리자만 보는 것까지 모든 게시판 (관리자)")))
    .input(z.void())
    .output(countedBoards)
    .query(({ ctx }) => listBoards(ctx)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("게시판 추가 (관리자)")))
    .input(boardCreateInput)
    .output(board)
    .mutation(({ ctx, input }) => createBoard(ctx, ctx.viewer, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("게시판 고치기 (관리자)"), isConditional: true }))
    .input(boardUpdateInput)
    .use(onReadableBoard)
    .output(board)
    .mutation(({ ctx, input }) =>
      updateBoard(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  order: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/order` }, about("게시판의 차례 바꾸기 (관리자)")))
    .input(boardOrderInput)
    .output(countedBoards)
    .mutation(async ({ ctx, input }) => {
      await orderBoards(ctx, ctx.viewer, input.types);
      await ctx.waitForInvalidation();
      return listBoards(ctx);
    }),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("빈 게시판 지우기 (관리자)")))
    .input(boardNamed)
    .use(onReadableBoard)
    .output(boardRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeBoard(ctx, ctx.viewer, input.type);
      return { success: true as const };
    }),
});
