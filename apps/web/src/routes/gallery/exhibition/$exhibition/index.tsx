import { createFileRoute } from "@tanstack/react-router";
import { asListInput, validateExhibitionSearch } from "../../../../gallery/exhibition/exhibition-search.ts";
import { exhibitionAt } from "../../../../gallery/exhibition/exhibition.ts";
import { exhibitionHead } from "../-exhibition-head.ts";
import { ExhibitionOpening } from "../-exhibition-opening.tsx";
import { ExhibitionPage } from "../-exhibition-page.tsx";

export const Route = createFileRoute("/gallery/exhibition/$exhibition/")({
  validateSearch: validateExhibitionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, params, deps }) => {
    const exhibition = exhibitionAt(boards, { number: params.exhibition });
    const { page } = await queries.post.list.fetch(asListInput(exhibition, undefined, deps));
    // Most have nothing to say but their name and month: their pages ask for nothing more.
    const hasDetails = exhibition.hasDetails && page === 1;
    if (hasDetails) await queries.exhibition.get.fetch({ n: exhibition.n });
    return { n: exhibition.n, page, hasDetails };
  },
  head: ({ match, loaderData }) => (loaderData ? exhibitionHead(match.context, loaderData) : {}),
  component: function ExhibitionListPage() {
    const { n, hasDetails } = Route.useLoaderData();
    return <ExhibitionPage n={n} search={Route.useSearch()} details={hasDetails && <ExhibitionOpening n={n} />} />;
  },
});
