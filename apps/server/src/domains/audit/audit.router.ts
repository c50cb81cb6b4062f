import { auditListInput, auditListOutput } from "@bulmo/contracts/audit";
import { adminProcedure, router } from "../../trpc.ts";
import { listAudit } from "./audit-list.service.ts";

/** The log is read here, and written by what it tells of (audited-transaction.ts); no call changes it. */
export const auditRouter = router({
  list: adminProcedure
    .input(auditListInput)
    .output(auditListOutput)
    .query(({ ctx, input }) => listAudit(ctx.em, input)),
});
