import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Applications } from "../../../admin/application/applications.tsx";
import { type PageSearch, validatePageSearch } from "../../../page/search-params.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/member-manage/applications")({
  validateSearch: (search: Record<string, unknown>): PageSearch => search,
  head: adminHead("/admin/member-manage/applications", pages.applications.title),
  component: ApplicationsPage,
});

function ApplicationsPage() {
  return (
    <AdminPage title={pages.applications.title}>
      <Applications search={validatePageSearch({ ...Route.useSearch() })} />
    </AdminPage>
  );
}
