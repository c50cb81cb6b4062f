import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateBulletinSearch } from "../../admin/bulletin/bulletin-search.ts";
import { Bulletins } from "../../admin/bulletin/bulletins.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/bulletin")({
  validateSearch: validateBulletinSearch,
  head: adminHead("/admin/bulletin", pages.bulletin.title),
  component: BulletinPage,
});

function BulletinPage() {
  return (
    <AdminPage title={pages.bulletin.title}>
      <Bulletins search={Route.useSearch()} />
    </AdminPage>
  );
}
