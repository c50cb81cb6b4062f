import { foreword } from "@bulmo/content/foreword";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Painting } from "../../../../association/painting/painting.tsx";
import { WritingView } from "../../../../association/longform/writing-view.tsx";
import { LineageLink } from "../../../../association/genealogy/lineage-link.tsx";
import { pageHead } from "../../../../page/page-head.ts";
import { SectionPage } from "../../../-section-page.tsx";

export const Route = createFileRoute("/about/member-genealogy/foreword/")({
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/about/member-genealogy/foreword", ...pages.foreword }),
  component: () => (
    <SectionPage title={pages.foreword.title} ornament="pines">
      <WritingView writing={foreword} painting={<Painting name="peaks" />}>
        <LineageLink />
      </WritingView>
    </SectionPage>
  ),
});
