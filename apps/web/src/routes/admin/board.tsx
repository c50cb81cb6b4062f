import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateBoardManageSearch } from "../../admin/board/board-search.ts";
import { Boards } from "../../admin/board/boards.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/board")({
  validateSearch: validateBoardManageSearch,
  head: adminHead("/admin/board", pages.boardManage.title),
  component: BoardManagePage,
});

function BoardManagePage() {
  return (
    <AdminPage title={pages.boardManage.title}>
      <Boards search={Route.useSearch()} />
    </AdminPage>
  );
}
