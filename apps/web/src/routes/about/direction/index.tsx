import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { DirectionView } from "../../../features/direction/direction-view.tsx";
import { pageHead } from "../../../lib/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/direction/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/about/direction", ...pages.direction }),
  component: () => (
    <SectionPage title={pages.direction.title} ornament="pines">
      <DirectionView />
    </SectionPage>
  ),
});
