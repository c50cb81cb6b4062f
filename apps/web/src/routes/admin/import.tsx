import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ImportList } from "../../admin/import/import-list.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/import")({
  head: adminHead("/admin/import", pages.imported.title),
  component: ImportPage,
});

function ImportPage() {
  return (
    <AdminPage title={pages.imported.title}>
      <ImportList />
    </AdminPage>
  );
}
