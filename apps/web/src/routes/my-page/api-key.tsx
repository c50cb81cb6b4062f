import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ApiKeys } from "../../member/key/api-keys.tsx";
import { pageHead } from "../../page/page-head.ts";
import { AccountPage } from "../-account-page.tsx";

const path = "/my-page/api-key";

export const Route = createFileRoute("/my-page/api-key")({
  head: ({ match }) => pageHead({ site: match.context, path, unlisted: true, ...pages.apiKey }),
  component: ApiKeyPage,
});

function ApiKeyPage() {
  return (
    <AccountPage title={pages.apiKey.title}>
      <ApiKeys />
    </AccountPage>
  );
}
