import { workAddress, workNamed } from "@bulmo/contracts/work-address";
import { rest } from "../../platform/rest/rest-meta.ts";
import { publicProcedure, router } from "../../trpc.ts";
import { getWorkAddress } from "./work-address.service.ts";

export const workAddressRouter = router({
  get: publicProcedure
    .meta(
      rest(
        { method: "GET", path: "/work/address" },
        { tags: ["post"], summary: "고유 번호로 작품 찾기", isPublicRead: true },
      ),
    )
    .input(workNamed)
    .output(workAddress)
    .query(({ ctx, input }) => getWorkAddress(ctx.em, ctx.viewer, input.number)),
});
