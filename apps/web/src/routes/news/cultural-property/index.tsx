import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ChroniclePage } from "../../-chronicle-page.tsx";
import { readPageText, sectionHead } from "../../-page-text.ts";

export const Route = createFileRoute("/news/cultural-property/")({
  loader: ({ context }) =>
    readPageText(context, "cultural-property", context.queries.chronicle.get.prefetch({ kind: "PROPERTY" })),
  head: sectionHead("/news/cultural-property", pages.culturalProperty),
  component: function PropertyPage() {
    const { isSample } = Route.useLoaderData();
    return <ChroniclePage kind="PROPERTY" here={pages.culturalProperty.title} isSample={isSample} />;
  },
});
