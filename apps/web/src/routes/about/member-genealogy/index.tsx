import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { GenealogyView } from "../../../association/genealogy/genealogy-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/member-genealogy/")({
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/about/member-genealogy", ...pages.memberGenealogy }),
  component: () => (
    <SectionPage title={pages.memberGenealogy.title} ornament="pines">
      <GenealogyView />
    </SectionPage>
  ),
});
