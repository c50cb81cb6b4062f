import type { ReactNode } from "react";
import { ExhibitionEmpty } from "../../../gallery/exhibition/exhibition-empty.tsx";
import { ExhibitionHead } from "../../../gallery/exhibition/exhibition-head.tsx";
import { asListInput, type ExhibitionSearch } from "../../../gallery/exhibition/exhibition-search.ts";
import { groupName, useExhibition, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { GalleryBanner } from "../../../gallery/exhibition/gallery-banner.tsx";
import { NextExhibition } from "../../../gallery/exhibition/next-exhibition.tsx";
import { WorkWall } from "../../../gallery/exhibition/work-wall.tsx";
import { asWorks } from "../../../gallery/exhibition/works.ts";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../../shell/navigation/section-tabs.tsx";
import { ListPagination } from "../../../parts/list/list-pagination.tsx";
import { trpc } from "../../../session/call/trpc.ts";

type ExhibitionPageProps = { n: number; group?: number; search: ExhibitionSearch; details?: ReactNode };

/** The works of an exhibition, or of one of its groups (GAL-01 to GAL-06), which begin as high as can be (SEE-08). */
export function ExhibitionPage({ n, group, search, details }: ExhibitionPageProps) {
  const exhibition = useExhibition(n);
  const [{ list, page, totalPages }] = trpc.post.list.useSuspenseQuery(asListInput(exhibition, group, search));
  const works = asWorks(list);
  const here = groupName(exhibition, group) ?? exhibition.title;
  return (
    <>
      <GalleryBanner works={works} />
      <ExhibitionHead
        exhibition={exhibition}
        group={group}
        trail={<Breadcrumb title={here} />}
        tabs={<SectionTabs />}
      />
      <ContentFrame>
        {details}
        {works.length > 0 ? (
          <>
            <WorkWall
              label={`${here} 작품`}
              works={works}
              group={group}
              closing={page === totalPages ? <NextExhibition after={exhibition} /> : undefined}
            />
            <ListPagination to={worksPath(exhibition, group)} page={page} totalPages={totalPages} />
          </>
        ) : (
          <ExhibitionEmpty exhibition={exhibition} group={group} />
        )}
      </ContentFrame>
    </>
  );
}
