import { searchPages } from "@bulmo/content/search-page";
import { createFileRoute } from "@tanstack/react-router";
import { SearchPage } from "../../shell/search/search-page.tsx";
import { asSearchInput, type SearchQuery, validateSearchQuery } from "../../shell/search/search-query.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { loadedHead } from "../-loaded-head.ts";

const title = searchPages["/search"];

/** Everything that the reader may see, found by its words (DAY-06). */
export const Route = createFileRoute("/search/")({
  // What is not meant is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): SearchQuery => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const search = validateSearchQuery(deps);
    // What is refused is told on the page.
    if (search.query) await context.queries.search.list.prefetch(asSearchInput(search));
    return {
      search,
      headText: {
        path: "/search",
        title,
        description: "{협회 이름} 누리집의 게시글과 작품, 인물, 페이지, 첨부 파일에서 한꺼번에 찾습니다.",
        unlisted: true,
      },
    };
  },
  head: loadedHead,
  // Nobody loads what searches who looks for nothing.
  codeSplitGroupings: [["loader", "component"]],
  component: function SearchRoute() {
    const { search } = Route.useLoaderData();
    return (
      <>
        {/* Where nothing is looked for yet, no samples are found. */}
        <PageBanner title={title} breadcrumb={<Breadcrumb title={title} isSample={Boolean(search.query)} />} />
        <ContentFrame>
          <SearchPage search={search} />
        </ContentFrame>
      </>
    );
  },
});
