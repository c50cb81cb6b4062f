import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { type EventManageSearch, validateEventManageSearch } from "../../admin/event/event-search.ts";
import { Events } from "../../admin/event/events.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/event")({
  // What is not meant is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): EventManageSearch => search,
  head: adminHead("/admin/event", pages.eventManage.title),
  component: EventManagePage,
});

function EventManagePage() {
  return (
    <AdminPage title={pages.eventManage.title}>
      <Events search={validateEventManageSearch({ ...Route.useSearch() })} />
    </AdminPage>
  );
}
