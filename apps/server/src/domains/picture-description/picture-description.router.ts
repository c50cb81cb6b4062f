import {
  pictureDescriptionInput,
  pictureDescriptionOutput,
  undescribedListInput,
  undescribedListOutput,
} from "@bulmo/contracts/picture-description";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { listUndescribed } from "./picture-description-list.service.ts";
import { updateDescription } from "./picture-description.service.ts";

const about = (summary: string) => ({ tags: ["post"] as [string], summary, protect: true });

export const pictureDescriptionRouter = router({
  list: adminProcedure
    .meta(
      rest({ method: "GET", path: "/picture/undescribed" }, about("대체 텍스트가 없는 본문 이미지의 목록 (관리자)")),
    )
    .input(undescribedListInput)
    .output(undescribedListOutput)
    .query(({ ctx, input }) => listUndescribed(ctx, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path: "/picture/description" }, about("본문 이미지 하나의 대체 텍스트 적기 (관리자)")))
    .input(pictureDescriptionInput)
    .output(pictureDescriptionOutput)
    .mutation(({ ctx, input }) => updateDescription(ctx, ctx.viewer, input)),
});
