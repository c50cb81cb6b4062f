import { historyTitle } from "@bulmo/content/chronicle";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../page/page-head.ts";
import { ChroniclePage } from "../../-chronicle-page.tsx";

const path = "/about/history";

export const Route = createFileRoute("/about/history/")({
  loader: ({ context: { queries } }) => queries.chronicle.get.prefetch({ kind: "HISTORY" }),
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, ...pages.history }),
  component: () => <ChroniclePage kind="HISTORY" here={pages.history.title} title={historyTitle} />,
});
