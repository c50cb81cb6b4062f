import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { validateWebhookSearch } from "../../admin/webhook/webhook-search.ts";
import { Webhooks } from "../../admin/webhook/webhooks.tsx";
import { pageHead } from "../../page/page-head.ts";
import { AdminPage } from "../-admin-page.tsx";

const path = "/admin/webhook";

export const Route = createFileRoute("/admin/webhook")({
  validateSearch: validateWebhookSearch,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, unlisted: true, ...pages.webhook }),
  component: WebhookPage,
});

function WebhookPage() {
  return (
    <AdminPage title={pages.webhook.title}>
      <Webhooks search={Route.useSearch()} />
    </AdminPage>
  );
}
