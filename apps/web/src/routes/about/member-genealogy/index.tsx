import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { GenealogyView } from "../../../association/genealogy/genealogy-view.tsx";
import { lineageOf } from "../../../association/genealogy/lineage-tree.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { readLineageText, sectionHead } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/member-genealogy/")({
  loader: ({ context }) => readLineageText(context, "member-genealogy"),
  head: sectionHead("/about/member-genealogy", pages.memberGenealogy),
  component: function LineagePage() {
    const { isSample } = Route.useLoaderData();
    const [people] = trpc.person.list.useSuspenseQuery();
    return (
      <SectionPage title={pages.memberGenealogy.title} ornament="pines" isSample={isSample}>
        <GenealogyView lineage={lineageOf(people)} />
      </SectionPage>
    );
  },
});
