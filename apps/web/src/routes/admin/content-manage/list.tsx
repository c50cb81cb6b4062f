import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ContentList } from "../../../admin/content/content-list.tsx";
import { validateListSearch } from "../../../post/content-board/content-search.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/content-manage/list")({
  validateSearch: validateListSearch,
  head: adminHead("/admin/content-manage/list", pages.contentList.title),
  component: ContentListPage,
});

function ContentListPage() {
  return (
    <AdminPage title={pages.contentList.title}>
      <ContentList search={Route.useSearch()} />
    </AdminPage>
  );
}
