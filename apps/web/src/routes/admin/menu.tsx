import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateMenuManageSearch } from "../../admin/menu/menu-search.ts";
import { Menus } from "../../admin/menu/menus.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/menu")({
  validateSearch: validateMenuManageSearch,
  head: adminHead("/admin/menu", pages.menuManage.title),
  component: MenuManagePage,
});

function MenuManagePage() {
  return (
    <AdminPage title={pages.menuManage.title}>
      <Menus search={Route.useSearch()} />
    </AdminPage>
  );
}
