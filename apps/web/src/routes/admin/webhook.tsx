import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateWebhookSearch } from "../../admin/webhook/webhook-search.ts";
import { Webhooks } from "../../admin/webhook/webhooks.tsx";
import { adminHead } from "../-admin-head.ts";
import { AdminPage } from "../-admin-page.tsx";

export const Route = createFileRoute("/admin/webhook")({
  validateSearch: validateWebhookSearch,
  head: adminHead("/admin/webhook", pages.webhook.title),
  component: WebhookPage,
});

function WebhookPage() {
  return (
    <AdminPage title={pages.webhook.title}>
      <Webhooks search={Route.useSearch()} />
    </AdminPage>
  );
}
