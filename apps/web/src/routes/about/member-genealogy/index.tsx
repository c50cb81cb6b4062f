import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { GenealogyView } from "../../../association/genealogy/genealogy-view.tsx";
import { lineageOf } from "../../../association/genealogy/lineage-tree.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { sectionHead } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/member-genealogy/")({
  loader: async ({ context: { queries } }) => {
    await queries.person.list.fetch();
  },
  head: sectionHead("/about/member-genealogy", pages.memberGenealogy),
  component: function LineagePage() {
    const [people] = trpc.person.list.useSuspenseQuery();
    return (
      <SectionPage title={pages.memberGenealogy.title} ornament="pines">
        <GenealogyView lineage={lineageOf(people)} />
      </SectionPage>
    );
  },
});
