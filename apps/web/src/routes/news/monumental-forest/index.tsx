import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { SteleView } from "../../../association/stele-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/news/monumental-forest/")({
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/news/monumental-forest", ...pages.monumentalForest }),
  component: () => (
    <SectionPage title={pages.monumentalForest.title} ornament="water">
      <SteleView />
    </SectionPage>
  ),
});
