import { propertyTitle } from "@bulmo/content/chronicle";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { ChroniclePage } from "../../-chronicle-page.tsx";
import { sectionHead } from "../../-page-text.ts";

export const Route = createFileRoute("/news/cultural-property/")({
  loader: ({ context: { queries } }) => queries.chronicle.get.prefetch({ kind: "PROPERTY" }),
  head: sectionHead("/news/cultural-property", pages.culturalProperty),
  component: () => <ChroniclePage kind="PROPERTY" here={pages.culturalProperty.title} title={propertyTitle} />,
});
