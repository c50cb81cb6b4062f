import { searchInput, searchOutput } from "@bulmo/contracts/search";
import { rest } from "../../platform/rest/rest-meta.ts";
import { publicProcedure, router } from "../../trpc.ts";
import { searchAll } from "./search.service.ts";

export const searchRouter = router({
  list: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/search" },
        { tags: ["search"], summary: "누리집 전체에서 찾기", isPublicRead: true },
      ),
    )
    .input(searchInput)
    .output(searchOutput)
    .query(({ ctx, input }) => searchAll(ctx, input)),
});
