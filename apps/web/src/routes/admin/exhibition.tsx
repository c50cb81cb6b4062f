import { pages } from "@bulmo/content/page";
import type { Exhibition } from "@bulmo/contracts/exhibition";
import { createFileRoute } from "@tanstack/react-router";
import { validateExhibitionManageSearch } from "../../admin/exhibition/exhibition-search.ts";
import { Exhibitions } from "../../admin/exhibition/exhibitions.tsx";
import { ExhibitionDetails } from "../../gallery/exhibition/exhibition-details.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/exhibition")({
  validateSearch: validateExhibitionManageSearch,
  head: adminHead("/admin/exhibition", pages.exhibitionManage.title),
  component: ExhibitionManagePage,
});

const showDetails = (exhibition: Exhibition) => <ExhibitionDetails exhibition={exhibition} />;

function ExhibitionManagePage() {
  return (
    <AdminPage title={pages.exhibitionManage.title}>
      <Exhibitions search={Route.useSearch()} preview={showDetails} />
    </AdminPage>
  );
}
