import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { TrashList } from "../../../admin/trash/trash-list.tsx";
import { validatePageSearch } from "../../../page/search-params.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/content-manage/trash")({
  validateSearch: validatePageSearch,
  head: adminHead("/admin/content-manage/trash", pages.trash.title),
  component: TrashPage,
});

function TrashPage() {
  return (
    <AdminPage title={pages.trash.title}>
      <TrashList search={Route.useSearch()} />
    </AdminPage>
  );
}
