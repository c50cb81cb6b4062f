import { jobListInput, jobListOutput, jobRetryInput, jobRetryMailsOutput, jobRetryOutput } from "@bulmo/contracts/job";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { listJobs, retryJob, retryMails } from "./job.service.ts";

const about = (summary: string) => ({ tags: ["job"] as [string], summary, protect: true });

export const jobRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: "/job/list" }, about("백그라운드 작업 목록 (관리자)")))
    .input(jobListInput)
    .output(jobListOutput)
    .query(({ ctx, input }) => listJobs(ctx.em, input)),

  retry: adminProcedure
    .meta(rest({ method: "POST", path: "/job/retry" }, about("실패한 작업 다시 하기 (관리자)")))
    .input(jobRetryInput)
    .output(jobRetryOutput)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx, ctx.viewer, input.id);
      return { success: true as const };
    }),

  retryMails: adminProcedure
    .meta(rest({ method: "POST", path: "/job/retry/mails" }, about("실패한 메일 모두 다시 하기 (관리자)")))
    .input(z.void())
    .output(jobRetryMailsOutput)
    .mutation(async ({ ctx }) => ({ count: await retryMails(ctx, ctx.viewer) })),
});
