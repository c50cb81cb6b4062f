import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { JobList } from "../../admin/job/job-list.tsx";
import { validateJobSearch } from "../../admin/job/job-search.ts";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/job")({
  validateSearch: validateJobSearch,
  head: adminHead("/admin/job", pages.job.title),
  component: JobPage,
});

function JobPage() {
  return (
    <AdminPage title={pages.job.title}>
      <JobList search={Route.useSearch()} />
    </AdminPage>
  );
}
