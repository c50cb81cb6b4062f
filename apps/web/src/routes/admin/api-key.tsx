import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AllKeys } from "../../member/key/all-keys.tsx";
import { validatePageSearch } from "../../page/search-params.ts";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/api-key")({
  validateSearch: validatePageSearch,
  head: adminHead("/admin/api-key", pages.keyManage.title),
  component: KeyManagePage,
});

function KeyManagePage() {
  return (
    <AdminPage title={pages.keyManage.title}>
      <AllKeys search={Route.useSearch()} />
    </AdminPage>
  );
}
