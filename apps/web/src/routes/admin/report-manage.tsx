import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ReportList } from "../../admin/report/report-list.tsx";
import { validatePageSearch } from "../../page/search-params.ts";
import { pageHead } from "../../page/page-head.ts";
import { AdminPage } from "../-admin-page.tsx";

const path = "/admin/report-manage";

export const Route = createFileRoute("/admin/report-manage")({
  validateSearch: validatePageSearch,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.reportManage }),
  component: ReportPage,
});

function ReportPage() {
  return (
    <AdminPage title={pages.reportManage.title}>
      <ReportList search={Route.useSearch()} />
    </AdminPage>
  );
}
