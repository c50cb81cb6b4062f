import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Members } from "../../../association/genealogy/members.tsx";
import { trpc } from "../../../session/call/trpc.ts";
import { readLineageText, sectionHead } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/member/members/")({
  loader: ({ context }) => readLineageText(context, "members"),
  head: sectionHead("/member/members", pages.members),
  component: function MembersPage() {
    const { isSample } = Route.useLoaderData();
    const [people] = trpc.person.list.useSuspenseQuery();
    return (
      <SectionPage title={pages.members.title} ornament="peaks" isSample={isSample}>
        <Members people={people} />
      </SectionPage>
    );
  },
});
