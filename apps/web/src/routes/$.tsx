import { pages } from "@bulmo/content/page";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { missingPageHead } from "../page/page-head.ts";

/** Every address that no other route knows (NAV-23). */
export const Route = createFileRoute("/$")({
  beforeLoad: () => {
    throw notFound();
  },
  head: ({ match }) => missingPageHead(match.context, pages.notFound.title),
});
