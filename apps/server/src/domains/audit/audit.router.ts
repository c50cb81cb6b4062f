import { auditListInput, auditListOutput } from "@bulmo/contracts/audit";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
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
});
