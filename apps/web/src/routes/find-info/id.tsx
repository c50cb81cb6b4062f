import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { FindId } from "../../member/find/find-id.tsx";
import { pageHead } from "../../page/page-head.ts";
import { FindPage } from "./-find-page.tsx";

export const Route = createFileRoute("/find-info/id")({
  head: ({ match }) => pageHead({ site: match.context, path: "/find-info/id", ...pages.findId }),
  component: FindIdPage,
});

function FindIdPage() {
  return (
    <FindPage title={pages.findId.title} current="id">
      <FindId />
    </FindPage>
  );
}
