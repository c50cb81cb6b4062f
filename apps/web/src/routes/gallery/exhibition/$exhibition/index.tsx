import { createFileRoute } from "@tanstack/react-router";
import { asListInput, validateExhibitionSearch } from "../../../../gallery/exhibition/exhibition-search.ts";
import { exhibitionAt } from "../../../../gallery/exhibition/exhibition.ts";
import { exhibitionHead } from "../-exhibition-head.ts";
import { ExhibitionPage } from "../-exhibition-page.tsx";

export const Route = createFileRoute("/gallery/exhibition/$exhibition/")({
  validateSearch: validateExhibitionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, params, deps }) => {
    const exhibition = exhibitionAt(boards, { number: params.exhibition });
    const { page } = await queries.post.list.fetch(asListInput(exhibition, undefined, deps));
    return { n: exhibition.n, page };
  },
  head: ({ match, loaderData }) => (loaderData ? exhibitionHead(match.context, loaderData) : {}),
  component: function ExhibitionListPage() {
    const { n } = Route.useLoaderData();
    return <ExhibitionPage n={n} search={Route.useSearch()} />;
  },
});
