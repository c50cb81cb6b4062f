import { historyTitle } from "@bulmo/content/chronicle";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ChroniclePage } from "../../-chronicle-page.tsx";
import { sectionHead } from "../../-page-text.ts";

export const Route = createFileRoute("/about/history/")({
  loader: ({ context: { queries } }) => queries.chronicle.get.prefetch({ kind: "HISTORY" }),
  head: sectionHead("/about/history", pages.history),
  component: () => <ChroniclePage kind="HISTORY" here={pages.history.title} title={historyTitle} />,
});
