import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { exhibitionOf, validateBatchSearch } from "../../../gallery/batch/batch-search.ts";
import { WorkBatch } from "../../../gallery/batch/work-batch.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

const path = "/admin/content-manage/works";

export const Route = createFileRoute("/admin/content-manage/works")({
  validateSearch: validateBatchSearch,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.contentWorks }),
  component: ContentWorksPage,
});

function ContentWorksPage() {
  const type = exhibitionOf(Route.useSearch());
  return (
    <AdminPage title={pages.contentWorks.title}>
      <WorkBatch key={type} type={type} />
    </AdminPage>
  );
}
