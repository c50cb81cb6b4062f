import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { biographyOf } from "../../../association/biography.tsx";
import { PageTextPart } from "../../../association/page-text/page-text-part.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const name = "ilsub";

export const Route = createFileRoute("/about/ilsub/")({
  loader: ({ context }) => readPageText(context, name),
  head: sectionHead("/about/ilsub", pages.ilsub),
  component: function LifePage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.ilsub.title} ornament="pines" isSample={isSample}>
        <PageTextPart name={name} layout={biographyOf} />
      </SectionPage>
    );
  },
});
