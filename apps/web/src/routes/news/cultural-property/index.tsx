import { propertyTitle } from "@bulmo/content/chronicle";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../page/page-head.ts";
import { ChroniclePage } from "../../-chronicle-page.tsx";

const path = "/news/cultural-property";

export const Route = createFileRoute("/news/cultural-property/")({
  loader: ({ context: { queries } }) => queries.chronicle.get.prefetch({ kind: "PROPERTY" }),
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path, ...pages.culturalProperty }),
  component: () => <ChroniclePage kind="PROPERTY" here={pages.culturalProperty.title} title={propertyTitle} />,
});
