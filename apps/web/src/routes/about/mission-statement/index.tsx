import { missionStatement } from "@bulmo/content/mission-statement";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Painting } from "../../../association/painting/painting.tsx";
import { WritingView } from "../../../association/longform/writing-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/mission-statement/")({
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/about/mission-statement", ...pages.missionStatement }),
  component: () => (
    <SectionPage title={pages.missionStatement.title} ornament="pines">
      <WritingView writing={missionStatement} painting={<Painting name="pagoda" />} />
    </SectionPage>
  ),
});
