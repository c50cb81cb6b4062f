import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ChroniclePage } from "../../-chronicle-page.tsx";
import { readPageText, sectionHead } from "../../-page-text.ts";

export const Route = createFileRoute("/about/history/")({
  loader: ({ context }) =>
    readPageText(context, "history", context.queries.chronicle.get.prefetch({ kind: "HISTORY" })),
  head: sectionHead("/about/history", pages.history),
  component: function HistoryPage() {
    const { isSample } = Route.useLoaderData();
    return <ChroniclePage kind="HISTORY" here={pages.history.title} isSample={isSample} />;
  },
});
