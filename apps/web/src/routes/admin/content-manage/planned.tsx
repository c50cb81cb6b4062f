import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validatePlanSearch } from "../../../admin/plan/plan-search.ts";
import { Plans } from "../../../admin/plan/plans.tsx";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/content-manage/planned")({
  validateSearch: validatePlanSearch,
  head: adminHead("/admin/content-manage/planned", pages.plan.title),
  component: PlanPage,
});

function PlanPage() {
  return (
    <AdminPage title={pages.plan.title}>
      <Plans search={Route.useSearch()} />
    </AdminPage>
  );
}
