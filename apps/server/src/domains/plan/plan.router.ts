import {
  plan,
  planCreateInput,
  planNamed,
  planPublishOutput,
  planRemoveOutput,
  planRows,
  planUpdateInput,
} from "@bulmo/contracts/planned-post";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, onReadableBoard, router } from "../../trpc.ts";
import { createPlan, getPlan, listPlans, publishNow, removePlan, updatePlan } from "./plan.service.ts";

const path = "/post/planned";
const about = (summary: string) => ({ tags: ["post"] as [string], summary, protect: true });

export const planRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("예약한 글 목록 (관리자)")))
    .input(z.void())
    .output(planRows)
    .query(({ ctx }) => listPlans(ctx.em)),

  get: adminProcedure
    .meta(rest({ method: "GET", path }, about("예약한 글 하나 (관리자)")))
    .input(planNamed)
    .output(plan)
    .query(async ({ ctx, input }) => {
      const found = await getPlan(ctx.em, input.id);
      ctx.setVersion?.(String(found.revision));
      return found;
    }),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, { ...about("글 예약 (관리자)"), body: "post" }))
    .input(planCreateInput)
    .use(onReadableBoard)
    .output(plan)
    .mutation(({ ctx, input }) => createPlan(ctx, ctx.viewer, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("예약한 글 고치기 (관리자)"), body: "post", isConditional: true }))
    .input(planUpdateInput)
    .use(onReadableBoard)
    .output(plan)
    .mutation(({ ctx, input }) =>
      updatePlan(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  publish: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/publish` }, about("예약한 글 지금 올리기 (관리자)")))
    .input(planNamed)
    .output(planPublishOutput)
    .mutation(async ({ ctx, input }) => {
      const { type, index } = await publishNow(ctx, ctx.viewer, input.id);
      return { type, index };
    }),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("예약한 글 지우기 (관리자)")))
    .input(planNamed)
    .output(planRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removePlan(ctx, ctx.viewer, input.id);
      return { success: true as const };
    }),
});
