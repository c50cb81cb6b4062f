import {
  reportCountOutput,
  reportCreateInput,
  reportCreateOutput,
  reportDismissInput,
  reportDismissOutput,
  reportListInput,
  reportListOutput,
} from "@bulmo/contracts/report";
import { adminProcedure, memberProcedure, router } from "../../trpc.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { countReported, listReported } from "./report-list.service.ts";
import { createReport, dismissReports } from "./report.service.ts";

export const reportRouter = router({
  create: memberProcedure
    .input(reportCreateInput)
    .output(reportCreateOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "report:member");
      return createReport(ctx.em, ctx.viewer, input);
    }),

  list: adminProcedure
    .input(reportListInput)
    .output(reportListOutput)
    .query(({ ctx, input }) => listReported(ctx.em, input)),

  count: adminProcedure.output(reportCountOutput).query(async ({ ctx }) => ({ count: await countReported(ctx.em) })),

  dismiss: adminProcedure
    .input(reportDismissInput)
    .output(reportDismissOutput)
    .mutation(async ({ ctx, input }) => {
      await dismissReports(ctx.em, ctx.viewer, input);
      return { success: true as const };
    }),
});
