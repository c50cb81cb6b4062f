import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Biography } from "../../../association/biography.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/ilsub/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/about/ilsub", ...pages.ilsub }),
  component: () => (
    <SectionPage title={pages.ilsub.title} ornament="pines">
      <Biography />
    </SectionPage>
  ),
});
