import {
  auditReview,
  auditReviewInput,
  auditReviewList,
  auditReviewSignInput,
  signedReview,
} from "@bulmo/contracts/audit-review";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, adminSessionProcedure, router } from "../../trpc.ts";
import { getReview, listReviews, signReview } from "./audit-review.service.ts";

const about = (summary: string) => ({ tags: ["audit"] as [string], summary: `${summary} (관리자)`, protect: true });
const path = "/audit/review";

export const auditReviewRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("관리 기록의 달")))
    .input(z.void())
    .output(auditReviewList)
    .query(({ ctx }) => listReviews(ctx)),

  get: adminProcedure
    .meta(rest({ method: "GET", path }, about("한 달의 점검")))
    .input(auditReviewInput)
    .output(auditReview)
    .query(({ ctx, input }) => getReview(ctx, input)),

  // No program signs for a person.
  sign: adminSessionProcedure
    .meta(rest({ method: "POST", path }, about("한 달의 점검 완료")))
    .input(auditReviewSignInput)
    .output(signedReview)
    .mutation(({ ctx, input }) => signReview(ctx, ctx.viewer, input)),
});
