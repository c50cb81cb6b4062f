import { ownData } from "@bulmo/contracts/own-data";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { router, sessionProcedure } from "../../trpc.ts";
import { getOwnData } from "./own-data.service.ts";

export const ownDataRouter = router({
  get: sessionProcedure
    .meta(rest({ method: "GET", path: "/users/my-data" }, { tags: ["user"], summary: "내 정보 모두", protect: true }))
    .input(z.void())
    .output(ownData)
    .query(({ ctx }) => getOwnData(ctx, ctx.viewer)),
});
