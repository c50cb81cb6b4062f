import { importListOutput } from "@bulmo/contracts/import-report";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { listImports } from "./import-report.service.ts";

/** What was moved in is read here; moving is the command's (docs/moving-in.md). */
export const importReportRouter = router({
  list: adminProcedure
    .meta(
      rest(
        { method: "GET", path: "/import/list" },
        { tags: ["import"], summary: "옛 누리집에서 옮긴 기록 (관리자)", protect: true },
      ),
    )
    .output(importListOutput)
    .query(({ ctx }) => listImports(ctx.em)),
});
