import { createFileRoute, redirect } from "@tanstack/react-router";
import { asListInput, validateExhibitionSearch } from "../../../../gallery/exhibition/exhibition-search.ts";
import { groupAt, worksPath } from "../../../../gallery/exhibition/exhibition.ts";
import { isAnnounced } from "../../../../page/board/board-list.ts";
import { openExhibition } from "../../../../gallery/exhibition/open-exhibition.ts";
import { headWithoutData } from "../../../../page/page-head.ts";
import { MissingForNow } from "../../../-missing-for-now.tsx";
import { exhibitionHead } from "../-exhibition-head.ts";
import { ExhibitionPage } from "../-exhibition-page.tsx";

export const Route = createFileRoute("/gallery/exhibition/$exhibition/$group")({
  validateSearch: validateExhibitionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const exhibition = await openExhibition(context, { number: params.exhibition });
    const group = groupAt(exhibition, params.group);
    // Its works are one list until it opens.
    if (isAnnounced(exhibition)) throw redirect({ to: worksPath(exhibition), statusCode: 302 });
    const { page } = await context.queries.post.list.fetch(asListInput(exhibition, group, deps));
    return { exhibition, group, page };
  },
  head: ({ match, loaderData }) => (loaderData ? exhibitionHead(match.context, loaderData) : headWithoutData(match)),
  notFoundComponent: MissingForNow,
  component: function GroupListPage() {
    const { exhibition, group } = Route.useLoaderData();
    return <ExhibitionPage exhibition={exhibition} group={group} search={Route.useSearch()} />;
  },
});
