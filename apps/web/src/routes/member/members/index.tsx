import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Members } from "../../../association/genealogy/members.tsx";
import { trpc } from "../../../session/call/trpc.ts";
import { sectionHead } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/member/members/")({
  loader: async ({ context: { queries } }) => {
    await queries.person.list.fetch();
  },
  head: sectionHead("/member/members", pages.members),
  component: function MembersPage() {
    const [people] = trpc.person.list.useSuspenseQuery();
    return (
      <SectionPage title={pages.members.title} ornament="peaks">
        <Members people={people} />
      </SectionPage>
    );
  },
});
