import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { BusinessView } from "../../../association/business/business-view.tsx";
import { MemorialDates } from "../../../association/business/memorial-dates.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/news/major-business/")({
  loader: ({ context: { queries } }) => queries.memorial.get.prefetch(),
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/news/major-business", ...pages.majorBusiness }),
  component: () => (
    <SectionPage title={pages.majorBusiness.title} ornament="water">
      <BusinessView memorialDates={<MemorialDates />} />
    </SectionPage>
  ),
});
