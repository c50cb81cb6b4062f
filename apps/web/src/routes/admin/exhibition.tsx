import { pages } from "@bulmo/content/page";
import type { Exhibition } from "@bulmo/contracts/exhibition";
import { createFileRoute } from "@tanstack/react-router";
import { validateExhibitionManageSearch } from "../../admin/exhibition/exhibition-search.ts";
import { Exhibitions } from "../../admin/exhibition/exhibitions.tsx";
import { ExhibitionPreview } from "../../gallery/exhibition/exhibition-preview.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/exhibition")({
  validateSearch: validateExhibitionManageSearch,
  head: adminHead("/admin/exhibition", pages.exhibitionManage.title),
  component: ExhibitionManagePage,
});

const showPage = (exhibition: Exhibition, workCount: number) => (
  <ExhibitionPreview exhibition={exhibition} workCount={workCount} />
);

function ExhibitionManagePage() {
  return (
    <AdminPage title={pages.exhibitionManage.title}>
      <Exhibitions search={Route.useSearch()} preview={showPage} />
    </AdminPage>
  );
}
