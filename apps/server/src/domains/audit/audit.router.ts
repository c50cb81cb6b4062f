import { accessReasonInput, accessReasonOutput } from "@bulmo/contracts/access-reason";
import { auditListInput, auditListOutput } from "@bulmo/contracts/audit";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, adminSessionProcedure, router } from "../../trpc.ts";
import { getReason, giveReason } from "./access-reason.service.ts";
import { listAudit } from "./audit-list.service.ts";

/** The log is read here, and written by what it tells of (audited-transaction.ts); no call changes it. */
export const auditRouter = router({
  list: adminProcedure
    .meta(
      rest({ method: "GET", path: "/audit/list" }, { tags: ["audit"], summary: "관리 기록 (관리자)", protect: true }),
    )
    .input(auditListInput)
    .output(auditListOutput)
    .query(({ ctx, input }) => listAudit(ctx.em, input)),

  getReason: adminSessionProcedure
    .meta(
      rest({ method: "GET", path: "/audit/reason" }, { tags: ["audit"], summary: "열람 사유 (관리자)", protect: true }),
    )
    .input(z.void())
    .output(accessReasonOutput)
    .query(({ ctx }) => getReason(ctx.em, ctx.viewer)),

  giveReason: adminSessionProcedure
    .meta(
      rest(
        { method: "PUT", path: "/audit/reason" },
        { tags: ["audit"], summary: "회원 정보를 보는 사유 남기기 (관리자)", protect: true },
      ),
    )
    .input(accessReasonInput)
    .output(accessReasonOutput)
    .mutation(({ ctx, input }) => giveReason(ctx.em, ctx.viewer, input)),
});
