import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { PageTextPart } from "../../../association/page-text/page-text-part.tsx";
import { Painting } from "../../../association/painting/painting.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const name = "greeting";

export const Route = createFileRoute("/about/greeting/")({
  loader: ({ context }) => readPageText(context, name),
  head: sectionHead("/about/greeting", pages.greeting),
  component: function TextPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.greeting.title} ornament="pines" isSample={isSample}>
        <PageTextPart name={name} painting={<Painting name="branch" />} />
      </SectionPage>
    );
  },
});
