import { boardListOutput } from "@bulmo/contracts/board-list";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { publicProcedure, router } from "../../trpc.ts";

export const boardRouter = router({
  list: publicProcedure
    .meta(
      rest({ method: "GET", path: "/board/list" }, { tags: ["board"], summary: "전시와 게시판", isPublicRead: true }),
    )
    .input(z.void())
    .output(boardListOutput)
    .query(async ({ ctx }) => (await ctx.boards()).listed),
});
