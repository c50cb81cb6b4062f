import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ContentList } from "../../../admin/content/content-list.tsx";
import { validateListSearch } from "../../../post/content-board/content-search.ts";
import { pageHead } from "../../../page/page-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

const path = "/admin/content-manage/list";

export const Route = createFileRoute("/admin/content-manage/list")({
  validateSearch: validateListSearch,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.contentList }),
  component: ContentListPage,
});

function ContentListPage() {
  return (
    <AdminPage title={pages.contentList.title}>
      <ContentList search={Route.useSearch()} />
    </AdminPage>
  );
}
