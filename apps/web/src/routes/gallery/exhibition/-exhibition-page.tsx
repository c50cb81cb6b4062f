import type { ReactNode } from "react";
import { ExhibitionEmpty } from "../../../gallery/exhibition/exhibition-empty.tsx";
import { ExhibitionHead } from "../../../gallery/exhibition/exhibition-head.tsx";
import { asListInput, type ExhibitionSearch } from "../../../gallery/exhibition/exhibition-search.ts";
import { type Exhibition, groupName, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { GalleryBanner } from "../../../gallery/exhibition/gallery-banner.tsx";
import { ExhibitionNeighbours } from "../../../gallery/exhibition/exhibition-neighbours.tsx";
import { NextExhibition } from "../../../gallery/exhibition/next-exhibition.tsx";
import { PreparationNote } from "../../../gallery/exhibition/preparation-note.tsx";
import { WorkWall } from "../../../gallery/exhibition/work-wall.tsx";
import { WorkRows } from "../../../gallery/exhibition/work-rows.tsx";
import { asWorks } from "../../../gallery/exhibition/works.ts";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../../shell/navigation/section-tabs.tsx";
import { ListPagination } from "../../../parts/list/list-pagination.tsx";
import { trpc } from "../../../session/call/trpc.ts";

export type ExhibitionPageProps = {
  exhibition: Exhibition;
  group?: number;
  search: ExhibitionSearch;
  details?: ReactNode;
};

/** The works of an exhibition, or of one of its groups (GAL-01 to GAL-06), which begin as high as can be (SEE-08). */
export function ExhibitionPage({ exhibition, group, search, details }: ExhibitionPageProps) {
  const [{ list, page, totalPages }] = trpc.post.list.useSuspenseQuery(asListInput(exhibition, group, search));
  const works = asWorks(list);
  const { view } = search;
  const isLast = page === totalPages;
  const here = groupName(exhibition, group) ?? exhibition.title;
  const label = `${here} 작품`;
  return (
    <>
      <GalleryBanner works={works} />
      <ExhibitionHead
        exhibition={exhibition}
        group={group}
        page={page}
        view={view}
        trail={<Breadcrumb title={here} />}
        tabs={<SectionTabs />}
      />
      <ContentFrame>
        {exhibition.state === "DRAFT" && works.length > 0 && <PreparationNote />}
        {details}
        {works.length > 0 ? (
          <>
            {view === "list" ? (
              <WorkRows label={label} works={works} group={group} />
            ) : (
              <WorkWall
                label={label}
                works={works}
                group={group}
                closing={isLast ? <NextExhibition after={exhibition} /> : undefined}
              />
            )}
            <ListPagination to={worksPath(exhibition, group)} search={{ view }} page={page} totalPages={totalPages} />
          </>
        ) : (
          <ExhibitionEmpty exhibition={exhibition} group={group} />
        )}
        <ExhibitionNeighbours of={exhibition} hasNext={works.length > 0 && isLast && view === undefined} />
      </ContentFrame>
    </>
  );
}
