import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "../../admin/dashboard/dashboard.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/")({
  head: adminHead("/admin", pages.dashboard.title),
  component: DashboardPage,
});

function DashboardPage() {
  return (
    <AdminPage title={pages.dashboard.title}>
      <Dashboard />
    </AdminPage>
  );
}
