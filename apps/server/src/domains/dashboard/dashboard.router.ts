import { dashboardOutput } from "@bulmo/contracts/dashboard";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { getDashboard } from "./dashboard.service.ts";

export const dashboardRouter = router({
  get: adminProcedure
    .meta(
      rest(
        { method: "GET", path: "/dashboard" },
        { tags: ["dashboard"], summary: "처리할 일, 잘못된 것, 방문 (관리자)", protect: true },
      ),
    )
    .output(dashboardOutput)
    .query(({ ctx }) => getDashboard(ctx)),
});
