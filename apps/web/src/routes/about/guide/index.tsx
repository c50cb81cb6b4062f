import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { logoLayout } from "../../../association/logo/logo-view.tsx";
import { PageTextPart } from "../../../association/page-text/page-text-part.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const name = "logo";

export const Route = createFileRoute("/about/guide/")({
  loader: ({ context }) => readPageText(context, name),
  head: sectionHead("/about/guide", pages.guide),
  component: function LogoPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.guide.title} ornament="pines" isSample={isSample}>
        <PageTextPart name={name} layout={logoLayout} />
      </SectionPage>
    );
  },
});
