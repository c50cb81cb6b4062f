import {
  reportCountOutput,
  reportCreateInput,
  reportCreateOutput,
  reportDismissInput,
  reportDismissOutput,
  reportListInput,
  reportListOutput,
} from "@bulmo/contracts/report";
import { z } from "zod";
import { adminProcedure, memberProcedure, onReadableBoard, router } from "../../trpc.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { countReported, listReported } from "./report-list.service.ts";
import { createReport, dismissReports } from "./report.service.ts";

const about = (summary: string) => ({ tags: ["report"] as [string], summary, protect: true });

export const reportRouter = router({
  create: memberProcedure
    .meta(rest({ method: "POST", path: "/report" }, about("글이나 댓글 신고")))
    .input(reportCreateInput)
    .use(onReadableBoard)
    .output(reportCreateOutput)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "report:member");
      return createReport(ctx.em, ctx.viewer, input);
    }),

  list: adminProcedure
    .meta(rest({ method: "GET", path: "/report/list" }, about("신고된 글과 댓글 (관리자)")))
    .input(reportListInput)
    .output(reportListOutput)
    .query(({ ctx, input }) => listReported(ctx.em, input)),

  count: adminProcedure
    .meta(rest({ method: "GET", path: "/report/count" }, about("신고된 글과 댓글의 수 (관리자)")))
    .input(z.void())
    .output(reportCountOutput)
    .query(async ({ ctx }) => ({ count: await countReported(ctx.em) })),

  dismiss: adminProcedure
    .meta(rest({ method: "POST", path: "/report/dismiss" }, about("신고 닫기 (관리자)")))
    .input(reportDismissInput)
    .output(reportDismissOutput)
    .mutation(async ({ ctx, input }) => {
      await dismissReports(ctx.em, ctx.viewer, input);
      return { success: true as const };
    }),
});
