import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { LogoView } from "../../../association/logo/logo-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/guide/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/about/guide", ...pages.guide }),
  component: () => (
    <SectionPage title={pages.guide.title} ornament="pines">
      <LogoView />
    </SectionPage>
  ),
});
