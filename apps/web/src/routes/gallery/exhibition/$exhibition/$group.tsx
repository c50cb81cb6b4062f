import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { asListInput, validateExhibitionSearch } from "../../../../gallery/exhibition/exhibition-search.ts";
import { exhibitionAt, groupAt } from "../../../../gallery/exhibition/exhibition.ts";
import { missingPageHead } from "../../../../page/page-head.ts";
import { exhibitionHead } from "../-exhibition-head.ts";
import { ExhibitionPage } from "../-exhibition-page.tsx";

export const Route = createFileRoute("/gallery/exhibition/$exhibition/$group")({
  validateSearch: validateExhibitionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, params, deps }) => {
    const exhibition = exhibitionAt(boards, { number: params.exhibition });
    const group = groupAt(exhibition, params.group);
    const { page } = await queries.post.list.fetch(asListInput(exhibition, group, deps));
    return { n: exhibition.n, group, page };
  },
  head: ({ match, loaderData }) =>
    loaderData ? exhibitionHead(match.context, loaderData) : missingPageHead(pages.notFound.title),
  component: function GroupListPage() {
    const { n, group } = Route.useLoaderData();
    return <ExhibitionPage n={n} group={group} search={Route.useSearch()} />;
  },
});
