import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { type DuesSearch, validateDuesSearch } from "../../admin/dues/dues-search.ts";
import { DuesList } from "../../admin/dues/dues-list.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/dues")({
  // What is not meant is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): DuesSearch => search,
  head: adminHead("/admin/dues", pages.dues.title),
  component: DuesPage,
});

function DuesPage() {
  return (
    <AdminPage title={pages.dues.title}>
      <DuesList search={validateDuesSearch({ ...Route.useSearch() })} />
    </AdminPage>
  );
}
