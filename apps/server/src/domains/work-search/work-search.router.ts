import { workSearchInput, workSearchOutput } from "@bulmo/contracts/work-search";
import { rest } from "../../platform/rest/rest-meta.ts";
import { publicProcedure, router } from "../../trpc.ts";
import { searchWorks } from "./work-search.service.ts";

export const workSearchRouter = router({
  list: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/work/list" },
        { tags: ["post"], summary: "기록으로 작품 찾기", isPublicRead: true },
      ),
    )
    .input(workSearchInput)
    .output(workSearchOutput)
    .query(({ ctx, input }) => searchWorks(ctx, input)),
});
