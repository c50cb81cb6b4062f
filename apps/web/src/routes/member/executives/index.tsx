import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { OfficerTable } from "../../../association/officer/officer-table.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/member/executives/")({
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/member/executives", ...pages.executives }),
  component: () => (
    <SectionPage title={pages.executives.title} ornament="peaks">
      <OfficerTable />
    </SectionPage>
  ),
});
