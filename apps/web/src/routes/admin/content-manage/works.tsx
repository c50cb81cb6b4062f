import { pages } from "@bulmo/content/page";
import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { createFileRoute } from "@tanstack/react-router";
import { validateBatchSearch } from "../../../gallery/batch/batch-search.ts";
import { WorkBatch } from "../../../gallery/batch/work-batch.tsx";
import { typeOf } from "../../../post/content-board/content-search.ts";
import { adminHead } from "../../-admin-head.ts";
import { AdminPage } from "../../-admin-page.tsx";

/** What stands in an album are photographs. */
const titleOf = (type: PostType) => (isExhibition(type) ? pages.contentWorks : pages.contentPhotos).title;

export const Route = createFileRoute("/admin/content-manage/works")({
  validateSearch: validateBatchSearch,
  head: ({ match }) => adminHead("/admin/content-manage/works", titleOf(typeOf(match.search)))({ match }),
  component: ContentWorksPage,
});

function ContentWorksPage() {
  const type = typeOf(Route.useSearch());
  return (
    <AdminPage title={titleOf(type)}>
      <WorkBatch key={type} type={type} />
    </AdminPage>
  );
}
