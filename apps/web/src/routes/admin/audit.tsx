import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AuditList } from "../../admin/audit/audit-list.tsx";
import { validateAuditSearch } from "../../admin/audit/audit-search.ts";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: validateAuditSearch,
  head: adminHead("/admin/audit", pages.audit.title),
  component: AuditPage,
});

function AuditPage() {
  return (
    <AdminPage title={pages.audit.title}>
      <AuditList search={Route.useSearch()} />
    </AdminPage>
  );
}
