import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Undescribed } from "../../../admin/description/undescribed.tsx";
import { validateUndescribedSearch } from "../../../admin/description/undescribed-search.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/content-manage/undescribed")({
  validateSearch: validateUndescribedSearch,
  head: adminHead("/admin/content-manage/undescribed", pages.contentUndescribed.title),
  component: UndescribedPage,
});

function UndescribedPage() {
  return (
    <AdminPage title={pages.contentUndescribed.title}>
      <Undescribed search={Route.useSearch()} />
    </AdminPage>
  );
}
