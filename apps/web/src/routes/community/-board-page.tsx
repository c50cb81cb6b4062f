import type { BoardRow } from "@bulmo/contracts/post";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { BoardEmpty, BoardTable, type Remark } from "../../post/board/board-table.tsx";
import { PostSearchForm } from "../../post/search/post-search-form.tsx";
import type { PostSearch } from "../../post/search/post-search.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../shell/navigation/section-tabs.tsx";
import * as styles from "./-board-page.css.ts";

type BoardPageProps = {
  path: "/community/notice" | "/community/qna";
  title: string;
  search: PostSearch;
  posts: BoardRow[];
  pinned?: BoardRow[];
  page: number;
  totalPages: number;
  remark?: Remark;
  /** What can be done on this board besides reading it. */
  action?: ReactNode;
};

const none: BoardRow[] = [];

export function BoardPage({
  path,
  title,
  search,
  posts,
  pinned = none,
  page,
  totalPages,
  remark,
  action,
}: BoardPageProps) {
  const navigate = useNavigate();
  // Notices above questions are no questions.
  const isEmpty = posts.length === 0 && (pinned.length === 0 || path === "/community/qna");
  return (
    <CommunityPage
      title={title}
      search={
        <PostSearchForm action={path} search={search} onSearch={(next) => void navigate({ to: path, search: next })} />
      }
    >
      {posts.length + pinned.length > 0 && (
        <BoardTable path={path} caption={`${title} 목록`} posts={posts} pinned={pinned} remark={remark} />
      )}
      {isEmpty ? (
        <BoardEmpty path={path} search={search} />
      ) : (
        <ListPagination to={path} search={search} page={page} totalPages={totalPages} />
      )}
      {action}
    </CommunityPage>
  );
}

type CommunityPageProps = { title: string; search: ReactNode; children: ReactNode };

function CommunityPage({ title, search, children }: CommunityPageProps) {
  return (
    <>
      <PageBanner title={title} ornament="clouds" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <div className={styles.tools}>
          <div className={styles.tabs}>
            <SectionTabs />
          </div>
          <div className={styles.search}>{search}</div>
        </div>
        {children}
      </ContentFrame>
    </>
  );
}
