import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { FindPassword } from "../../member/find/find-password.tsx";
import { pageHead } from "../../page/page-head.ts";
import { FindPage } from "./-find-page.tsx";

export const Route = createFileRoute("/find-info/password")({
  head: ({ match }) => pageHead({ site: match.context, path: "/find-info/password", ...pages.findPassword }),
  component: FindPasswordPage,
});

function FindPasswordPage() {
  return (
    <FindPage title={pages.findPassword.title} current="password">
      <FindPassword />
    </FindPage>
  );
}
