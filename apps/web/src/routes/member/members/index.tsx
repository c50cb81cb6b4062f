import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { GenealogyTable } from "../../../association/genealogy/genealogy-table.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/member/members/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/member/members", ...pages.members }),
  component: () => (
    <SectionPage title={pages.members.title} ornament="peaks">
      <GenealogyTable />
    </SectionPage>
  ),
});
