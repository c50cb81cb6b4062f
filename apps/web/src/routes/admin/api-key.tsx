import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AllKeys } from "../../member/key/all-keys.tsx";
import { validatePageSearch } from "../../page/search-params.ts";
import { pageHead } from "../../page/page-head.ts";
import { AdminPage } from "../-admin-page.tsx";

const path = "/admin/api-key";

export const Route = createFileRoute("/admin/api-key")({
  validateSearch: validatePageSearch,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.keyManage }),
  component: KeyManagePage,
});

function KeyManagePage() {
  return (
    <AdminPage title={pages.keyManage.title}>
      <AllKeys search={Route.useSearch()} />
    </AdminPage>
  );
}
