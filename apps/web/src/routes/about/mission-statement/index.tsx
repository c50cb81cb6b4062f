import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { PageTextPart } from "../../../association/page-text/page-text-part.tsx";
import { Painting } from "../../../association/painting/painting.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const name = "mission-statement";

export const Route = createFileRoute("/about/mission-statement/")({
  loader: ({ context }) => readPageText(context, name),
  head: sectionHead("/about/mission-statement", pages.missionStatement),
  component: function TextPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.missionStatement.title} ornament="pines" isSample={isSample}>
        <PageTextPart name={name} painting={<Painting name="pagoda" />} />
      </SectionPage>
    );
  },
});
