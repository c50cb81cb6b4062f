import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { OfficerTable } from "../../../features/officer/officer-table.tsx";
import { pageHead } from "../../../lib/page-head.ts";
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
