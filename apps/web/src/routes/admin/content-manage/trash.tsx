import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { TrashList } from "../../../admin/trash/trash-list.tsx";
import { validatePageSearch } from "../../../page/search-params.ts";
import { pageHead } from "../../../page/page-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

const path = "/admin/content-manage/trash";

export const Route = createFileRoute("/admin/content-manage/trash")({
  validateSearch: validatePageSearch,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.trash }),
  component: TrashPage,
});

function TrashPage() {
  return (
    <AdminPage title={pages.trash.title}>
      <TrashList search={Route.useSearch()} />
    </AdminPage>
  );
}
