import { pages } from "@bulmo/content/page";
import type { Exhibition } from "@bulmo/contracts/exhibition";
import { createFileRoute } from "@tanstack/react-router";
import { validateExhibitionManageSearch } from "../../admin/exhibition/exhibition-search.ts";
import { Exhibitions } from "../../admin/exhibition/exhibitions.tsx";
import { ExhibitionDetails } from "../../gallery/exhibition/exhibition-details.tsx";
import { pageHead } from "../../page/page-head.ts";
import { AdminPage } from "../-admin-page.tsx";

const path = "/admin/exhibition";

export const Route = createFileRoute("/admin/exhibition")({
  validateSearch: validateExhibitionManageSearch,
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.exhibitionManage }),
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
