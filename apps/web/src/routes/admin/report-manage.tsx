import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ReportList } from "../../admin/report/report-list.tsx";
import { validatePageSearch } from "../../page/search-params.ts";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/report-manage")({
  validateSearch: validatePageSearch,
  head: adminHead("/admin/report-manage", pages.reportManage.title),
  component: ReportPage,
});

function ReportPage() {
  return (
    <AdminPage title={pages.reportManage.title}>
      <ReportList search={Route.useSearch()} />
    </AdminPage>
  );
}
