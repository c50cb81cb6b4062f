import {
  applicationApproveInput,
  applicationDeclineInput,
  applicationDone,
  applicationListInput,
  applicationListOutput,
  applicationSwitch,
} from "@bulmo/contracts/application";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { approve, decline, listApplications, switchApproval } from "./application.service.ts";

const path = "/application";
const about = (summary: string) => ({ tags: ["application"] as [string], summary, protect: true });

export const applicationRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("가입 신청 목록 (관리자)")))
    .input(applicationListInput)
    .output(applicationListOutput)
    .query(({ ctx, input }) => listApplications(ctx.em, ctx.viewer, input)),

  switch: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/switch` }, about("가입 승인제 켜고 끄기 (관리자)")))
    .input(applicationSwitch)
    .output(applicationSwitch)
    .mutation(async ({ ctx, input }) => ({ isOn: await switchApproval(ctx.em, ctx.viewer, input.isOn) })),

  approve: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/approve` }, about("가입 신청 승인 (관리자)")))
    .input(applicationApproveInput)
    .output(applicationDone)
    .mutation(async ({ ctx, input }) => {
      await approve(ctx, ctx.viewer, input);
      return { success: true as const };
    }),

  decline: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/decline` }, about("가입 신청 거절 (관리자)")))
    .input(applicationDeclineInput)
    .output(applicationDone)
    .mutation(async ({ ctx, input }) => {
      await decline(ctx, ctx.viewer, input);
      return { success: true as const };
    }),
});
