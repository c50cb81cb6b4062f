import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { AnnouncedEmpty } from "../../../gallery/exhibition/exhibition-empty.tsx";
import { ExhibitionHead } from "../../../gallery/exhibition/exhibition-head.tsx";
import { ExhibitionNeighbours } from "../../../gallery/exhibition/exhibition-neighbours.tsx";
import { asListInput } from "../../../gallery/exhibition/exhibition-search.ts";
import { worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { GalleryBanner } from "../../../gallery/exhibition/gallery-banner.tsx";
import { PreparationNote } from "../../../gallery/exhibition/preparation-note.tsx";
import { WorkWall } from "../../../gallery/exhibition/work-wall.tsx";
import { asWorks } from "../../../gallery/exhibition/works.ts";
import { Link } from "../../../parts/link/link.tsx";
import { ListPagination } from "../../../parts/list/list-pagination.tsx";
import { messageOf } from "../../../session/call/call-error.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { useSessionState } from "../../../session/session-provider.tsx";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../../shell/navigation/section-tabs.tsx";
import type { ExhibitionPageProps } from "./-exhibition-page.tsx";

type AnnouncedPageProps = Omit<ExhibitionPageProps, "group">;

/** An exhibition that is to come: when and where it will be, and no works yet (EXH-02). */
export function AnnouncedPage({ exhibition, search, details }: AnnouncedPageProps) {
  const { status } = useSessionState();
  return (
    <>
      <GalleryBanner works={[]} />
      <ExhibitionHead
        exhibition={exhibition}
        page={1}
        view={undefined}
        trail={<Breadcrumb title={exhibition.title} />}
        tabs={<SectionTabs />}
      />
      <ContentFrame>
        {details}
        {status === "admin" ? <WorksInPreparation exhibition={exhibition} search={search} /> : <AnnouncedEmpty />}
        <ExhibitionNeighbours of={exhibition} hasNext={false} />
      </ContentFrame>
    </>
  );
}

/** What hangs already, for administrators. */
function WorksInPreparation({ exhibition, search }: AnnouncedPageProps) {
  const { data, error, isPending, isFetching, refetch } = trpc.post.list.useQuery(
    asListInput(exhibition, undefined, search),
    { refetchOnMount: true, placeholderData: (shown) => shown },
  );
  if (isPending) return <BusyState />;
  if (!data)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  const works = asWorks(data.list);
  if (works.length === 0)
    return (
      <EmptyState
        title="아직 올라온 작품이 없습니다."
        action={
          <Button asChild>
            <Link to="/admin/content-manage/works" search={{ type: exhibition.type }}>
              작품 올리기
            </Link>
          </Button>
        }
      >
        올리신 작품은 전시를 열 때까지 관리자만 봅니다.
      </EmptyState>
    );
  return (
    <>
      <PreparationNote />
      <WorkWall label={`${exhibition.title} 작품`} works={works} />
      <ListPagination to={worksPath(exhibition)} page={data.page} totalPages={data.totalPages} />
    </>
  );
}
