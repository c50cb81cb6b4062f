import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { SteleView } from "../../../association/stele-view.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/news/monumental-forest/")({
  loader: ({ context }) => readPageText(context, "monumental-forest"),
  head: sectionHead("/news/monumental-forest", pages.monumentalForest),
  component: function StelePage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.monumentalForest.title} ornament="water" isSample={isSample}>
        <SteleView />
      </SectionPage>
    );
  },
});
