import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateBatchSearch } from "../../../gallery/batch/batch-search.ts";
import { WorkBatch } from "../../../gallery/batch/work-batch.tsx";
import { typeOf } from "../../../post/content-board/content-search.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

export const Route = createFileRoute("/admin/content-manage/works")({
  validateSearch: validateBatchSearch,
  head: adminHead("/admin/content-manage/works", pages.contentWorks.title),
  component: ContentWorksPage,
});

function ContentWorksPage() {
  const type = typeOf(Route.useSearch());
  return (
    <AdminPage title={pages.contentWorks.title}>
      <WorkBatch key={type} type={type} />
    </AdminPage>
  );
}
