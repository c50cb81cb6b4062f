import { memorialDays } from "@bulmo/contracts/memorial";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { publicProcedure, router } from "../../trpc.ts";
import { memorialDaysAt, memorialOf } from "./memorial.service.ts";

export const memorialRouter = router({
  get: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/memorial" },
        { tags: ["memorial"], summary: "추모다례재 날짜", isPublicRead: true },
      ),
    )
    .input(z.void())
    .output(memorialDays)
    .query(async ({ ctx }) => memorialDaysAt(ctx.now(), memorialOf(await ctx.pageTexts()))),
});
