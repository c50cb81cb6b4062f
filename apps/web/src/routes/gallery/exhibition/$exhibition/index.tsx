import { createFileRoute } from "@tanstack/react-router";
import { asListInput, validateExhibitionSearch } from "../../../../gallery/exhibition/exhibition-search.ts";
import { isAnnounced } from "../../../../page/board/board-list.ts";
import { openExhibition } from "../../../../gallery/exhibition/open-exhibition.ts";
import { MissingForNow } from "../../../-missing-for-now.tsx";
import { AnnouncedPage } from "../-announced-page.tsx";
import { exhibitionHead } from "../-exhibition-head.ts";
import { ExhibitionOpening } from "../-exhibition-opening.tsx";
import { ExhibitionPage } from "../-exhibition-page.tsx";

export const Route = createFileRoute("/gallery/exhibition/$exhibition/")({
  validateSearch: validateExhibitionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { queries } = context;
    const exhibition = await openExhibition(context, { number: params.exhibition });
    const { page } = isAnnounced(exhibition)
      ? { page: 1 }
      : await queries.post.list.fetch(asListInput(exhibition, undefined, deps));
    // Most have nothing to say but their name and month: their pages ask for nothing more.
    const hasDetails = exhibition.hasDetails && page === 1;
    const details = hasDetails ? await queries.exhibition.get.fetch({ n: exhibition.n }) : undefined;
    return { exhibition, page, hasDetails, poster: details?.poster, venue: details?.venue };
  },
  head: ({ match, loaderData }) => (loaderData ? exhibitionHead(match.context, loaderData) : {}),
  component: function ExhibitionListPage() {
    const { exhibition, hasDetails } = Route.useLoaderData();
    const Page = isAnnounced(exhibition) ? AnnouncedPage : ExhibitionPage;
    return (
      <Page
        exhibition={exhibition}
        search={Route.useSearch()}
        details={hasDetails && <ExhibitionOpening n={exhibition.n} />}
      />
    );
  },
  notFoundComponent: MissingForNow,
});
