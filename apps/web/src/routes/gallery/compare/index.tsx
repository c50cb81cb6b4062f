import { searchPages } from "@bulmo/content/search-page";
import { createFileRoute } from "@tanstack/react-router";
import { asChooserInput, CompareChooser } from "../../../gallery/compare/compare-chooser.tsx";
import { type CompareSearch, validateCompareSearch } from "../../../gallery/compare/compare-query.ts";
import { ComparedWorks } from "../../../gallery/compare/compared-works.tsx";
import { loadCompared } from "../../../gallery/compare/load-compared.ts";
import { SoleWork, WithdrawnNote } from "../../../gallery/compare/sole-work.tsx";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";
import { loadedHead } from "../../-loaded-head.ts";
import { MissingForNow } from "../../-missing-for-now.tsx";
import { compareHead, compareTitle } from "../../../gallery/compare/compare-title.css.ts";

const title = searchPages["/gallery/compare"];

/** Where the only one that hangs stands: on the right where an address names it alone there, else on the left. */
const sideOf = ({ left }: CompareSearch, number: string | undefined) =>
  left === undefined ? { left: undefined, right: number } : { left: number, right: undefined };

/** Two works side by side, by their permanent numbers (WRK-10); one more is chosen where an address names fewer. */
export const Route = createFileRoute("/gallery/compare/")({
  // What is not meant is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): CompareSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const search = validateCompareSearch(deps);
    const [left, right] = [await loadCompared(queries, search.left), await loadCompared(queries, search.right)];
    const named = [left, right].filter((one) => one !== undefined);
    const hanging = named.filter((one) => "address" in one);
    const withdrawn = named.filter((one) => "withdrawn" in one).map((one) => one.withdrawn);
    if (hanging.length < 2) await queries.workSearch.list.fetch(asChooserInput(search));
    return {
      search,
      hanging,
      withdrawn: [...new Set(withdrawn)],
      isGone: withdrawn.length > 0 && hanging.length === 0,
      headText: {
        path: "/gallery/compare",
        title,
        description: "{협회 이름}의 전시에 걸린 두 작품을 나란히 놓고 함께 확대해 봅니다.",
        unlisted: named.length > 0 || search.keyword !== undefined || search.page !== undefined,
      },
    };
  },
  head: loadedHead,
  // Nobody loads what compares works who looks at one.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
  notFoundComponent: MissingForNow,
  component: function ComparePage() {
    const { search, hanging, withdrawn } = Route.useLoaderData();
    const [one, other] = hanging;
    return (
      <ContentFrame>
        <header className={compareHead}>
          <Breadcrumb title={title} />
          <h1 className={compareTitle}>{title}</h1>
        </header>
        {withdrawn.map((work) => (
          <WithdrawnNote key={work} title={work} />
        ))}
        {one && other ? (
          <ComparedWorks left={one.address} right={other.address} />
        ) : (
          <>
            {one && withdrawn.length > 0 && <SoleWork address={one.address} />}
            <CompareChooser search={{ ...search, ...sideOf(search, one?.number) }} standing={one?.address} />
          </>
        )}
      </ContentFrame>
    );
  },
});
