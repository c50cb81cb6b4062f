import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AuditList } from "../../admin/audit/audit-list.tsx";
import { validateAuditSearch } from "../../admin/audit/audit-search.ts";
import { pageHead } from "../../page/page-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: validateAuditSearch,
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/admin/audit", unlisted: true, ...pages.audit }),
  component: AuditPage,
});

function AuditPage() {
  return (
    <AdminPage title={pages.audit.title}>
      <AuditList search={Route.useSearch()} />
    </AdminPage>
  );
}
