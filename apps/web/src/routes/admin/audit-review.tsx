import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ReviewList } from "../../admin/audit-review/review-list.tsx";
import { ReviewMonth } from "../../admin/audit-review/review-month.tsx";
import { validateReviewSearch } from "../../admin/audit-review/review-search.ts";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/audit-review")({
  validateSearch: validateReviewSearch,
  head: adminHead("/admin/audit-review", pages.auditReview.title),
  component: AuditReviewPage,
});

function AuditReviewPage() {
  const { month } = Route.useSearch();
  return (
    <AdminPage title={pages.auditReview.title}>
      {month === undefined ? <ReviewList /> : <ReviewMonth key={month} month={month} />}
    </AdminPage>
  );
}
