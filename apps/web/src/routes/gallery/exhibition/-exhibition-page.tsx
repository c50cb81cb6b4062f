import { ExhibitionEmpty } from "../../../gallery/exhibition/exhibition-empty.tsx";
import { ExhibitionHead } from "../../../gallery/exhibition/exhibition-head.tsx";
import { asListInput, type ExhibitionSearch } from "../../../gallery/exhibition/exhibition-search.ts";
import { exhibitionNumbered, groupName, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { WorkWall } from "../../../gallery/exhibition/work-wall.tsx";
import { asWorks } from "../../../gallery/exhibition/works.ts";
import { SectionTabs } from "../../../shell/navigation/section-tabs.tsx";
import { ListPagination } from "../../../parts/list/list-pagination.tsx";
import { trpc } from "../../../session/call/trpc.ts";
import { GalleryPage } from "./-gallery-page.tsx";

type ExhibitionPageProps = { n: number; group?: number; search: ExhibitionSearch };

/** The works of an exhibition, or of one of its groups (GAL-01 to GAL-06). */
export function ExhibitionPage({ n, group, search }: ExhibitionPageProps) {
  const exhibition = exhibitionNumbered(n);
  const [{ list, page, totalPages }] = trpc.post.list.useSuspenseQuery(asListInput(exhibition, group, search));
  const works = asWorks(list);
  const here = groupName(exhibition, group) ?? exhibition.title;
  return (
    <GalleryPage banner={exhibition.banner} here={here}>
      <SectionTabs />
      <ExhibitionHead exhibition={exhibition} group={group} />
      {works.length > 0 ? (
        <>
          <WorkWall label={`${here} 작품`} works={works} group={group} />
          <ListPagination to={worksPath(exhibition, group)} page={page} totalPages={totalPages} />
        </>
      ) : (
        <ExhibitionEmpty exhibition={exhibition} group={group} />
      )}
    </GalleryPage>
  );
}
