import { searchPages } from "@bulmo/content/search-page";
import { createFileRoute } from "@tanstack/react-router";
import { FoundWorks } from "../../../gallery/search/found-works.tsx";
import { asSearchInput, validateRecordSearch, type RecordSearch } from "../../../gallery/search/work-query.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { SectionPage } from "../../-section-page.tsx";

const title = searchPages["/gallery/works"];

/** Works of all exhibitions, found by their records (WRK-04). */
export const Route = createFileRoute("/gallery/works/")({
  // What is not meant is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): RecordSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const search = validateRecordSearch(deps);
    await context.queries.workSearch.list.fetch(asSearchInput(search));
    return {
      search,
      headText: {
        path: "/gallery/works",
        title,
        description: "{협회 이름}의 전시에 걸린 작품을 작가와 스승, 재료, 색, 크기와 연대로 찾습니다.",
        unlisted: Object.values(search).some((value) => value !== undefined),
      },
    };
  },
  head: loadedHead,
  // Nobody loads what finds works who looks for none.
  codeSplitGroupings: [["loader", "component"]],
  component: function WorkSearchPage() {
    return (
      <SectionPage title={title} ornament="lotus">
        <FoundWorks search={Route.useLoaderData().search} />
      </SectionPage>
    );
  },
});
