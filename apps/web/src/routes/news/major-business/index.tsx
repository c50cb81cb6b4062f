import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { businessLayout } from "../../../association/business/business-view.tsx";
import { MemorialDates } from "../../../association/business/memorial-dates.tsx";
import { PageTextPart } from "../../../association/page-text/page-text-part.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const name = "business";

export const Route = createFileRoute("/news/major-business/")({
  loader: ({ context }) => readPageText(context, name, context.queries.memorial.get.prefetch()),
  head: sectionHead("/news/major-business", pages.majorBusiness),
  component: function BusinessPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <SectionPage title={pages.majorBusiness.title} ornament="water" isSample={isSample}>
        <PageTextPart name={name} layout={businessLayout(<MemorialDates />)} />
      </SectionPage>
    );
  },
});
