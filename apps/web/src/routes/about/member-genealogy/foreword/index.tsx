import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { LineageLink } from "../../../../association/person/lineage-link.tsx";
import { PageTextPart } from "../../../../association/page-text/page-text-part.tsx";
import { Painting } from "../../../../association/painting/painting.tsx";
import { sectionHead, readPageText } from "../../../-page-text.ts";
import { SectionPage } from "../../../-section-page.tsx";

const name = "foreword";

export const Route = createFileRoute("/about/member-genealogy/foreword/")({
  loader: ({ context }) => readPageText(context, name),
  head: sectionHead("/about/member-genealogy/foreword", pages.foreword),
  component: function TextPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.foreword.title} ornament="pines" isSample={isSample}>
        <PageTextPart name={name} painting={<Painting name="peaks" />}>
          <LineageLink />
        </PageTextPart>
      </SectionPage>
    );
  },
});
