import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateEventManageSearch } from "../../admin/event/event-search.ts";
import { Events } from "../../admin/event/events.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/event")({
  validateSearch: validateEventManageSearch,
  head: adminHead("/admin/event", pages.eventManage.title),
  component: EventManagePage,
});

function EventManagePage() {
  return (
    <AdminPage title={pages.eventManage.title}>
      <Events search={Route.useSearch()} />
    </AdminPage>
  );
}
