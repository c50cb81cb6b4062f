import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { type MailingSearch, validateMailingSearch } from "../../admin/mailing/mailing-search.ts";
import { Mailings } from "../../admin/mailing/mailings.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/mailing")({
  // What is not meant is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): MailingSearch => search,
  head: adminHead("/admin/mailing", pages.mailing.title),
  component: MailingPage,
});

function MailingPage() {
  return (
    <AdminPage title={pages.mailing.title}>
      <Mailings search={validateMailingSearch({ ...Route.useSearch() })} />
    </AdminPage>
  );
}
