import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateProposalSearch } from "../../../admin/proposal/proposal-search.ts";
import { Proposals } from "../../../admin/proposal/proposals.tsx";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/content-manage/records")({
  validateSearch: validateProposalSearch,
  head: adminHead("/admin/content-manage/records", pages.contentRecords.title),
  component: ContentRecordsPage,
});

function ContentRecordsPage() {
  return (
    <AdminPage title={pages.contentRecords.title}>
      <Proposals search={Route.useSearch()} />
    </AdminPage>
  );
}
