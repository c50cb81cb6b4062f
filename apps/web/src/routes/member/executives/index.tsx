import { pages } from "@bulmo/content/page";
import type { OfficerTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { createFileRoute } from "@tanstack/react-router";
import { Officers } from "../../../association/officer/officers.tsx";
import {
  addressOfTerm,
  asTermInput,
  officersPath,
  openTerm,
  validateTermSearch,
} from "../../../association/officer/term-address.ts";
import { pageHead } from "../../../page/page-head.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { descriptionWords, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const { title, description } = pages.executives;

/** A past term is a page of its own. */
const titleOf = (term: OfficerTerm | null) => (term && !term.isCurrent ? termTitleOf(term) : title);

export const Route = createFileRoute("/member/executives/")({
  validateSearch: validateTermSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [list, text, { describeTerm }] = await Promise.all([
      openTerm(context.queries, deps),
      readPageText(context, "executives"),
      descriptionWords(),
    ]);
    return {
      isSample: text.isSample,
      path: addressOfTerm(list),
      title: titleOf(list.term),
      description: describeTerm(text.description, list.term) || description,
    };
  },
  head: ({ match, loaderData }) =>
    pageHead({
      site: match.context,
      ...(loaderData ?? { path: officersPath, title, description }),
    }),
  component: function OfficersPage() {
    const { isSample } = Route.useLoaderData();
    const search = Route.useSearch();
    const [list] = trpc.officer.list.useSuspenseQuery(asTermInput(search));
    return (
      <SectionPage title={title} ornament="peaks" isSample={isSample}>
        <Officers key={search.term} list={list} />
      </SectionPage>
    );
  },
});
