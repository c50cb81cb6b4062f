import type { BoardRow } from "@bulmo/contracts/post";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBoards } from "../../page/board/boards.ts";
import type { SitePath } from "../../page/site-path.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { questionPath } from "../../post/board/board-paths.ts";
import { BoardEmpty, BoardTable } from "../../post/board/board-table.tsx";
import { HeadingFilter } from "../../post/search/heading-filter.tsx";
import { PostSearchForm } from "../../post/search/post-search-form.tsx";
import type { PostSearch } from "../../post/search/post-search.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { SectionTabs } from "../../shell/navigation/section-tabs.tsx";
import * as styles from "./-board-page.css.ts";

/** With more, their tabs have no room beside a search. */
const fewBoards = 4;

type BoardPageProps = {
  path: SitePath;
  title: string;
  search: PostSearch;
  headings: readonly string[] | undefined;
  children: ReactNode;
};

/** A board's list under its name, beside the other boards, with a search of it. */
export function BoardPage({ path, title, search, headings, children }: BoardPageProps) {
  const navigate = useNavigate();
  const isMany = useBoards().boards.length > fewBoards;
  return (
    <>
      <PageBanner title={title} ornament="clouds" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame>
        <div className={styles.tools} data-many={isMany || undefined}>
          <div className={styles.tabs}>
            <SectionTabs />
          </div>
          <div className={styles.search}>
            <PostSearchForm
              action={path}
              search={search}
              onSearch={(next) => void navigate({ to: path, search: next })}
            />
          </div>
        </div>
        <HeadingFilter path={path} headings={headings} search={search} />
        {children}
      </ContentFrame>
    </>
  );
}

type BoardPostsProps = {
  path: SitePath;
  title: string;
  search: PostSearch;
  posts: BoardRow[];
  pinned?: BoardRow[];
  page: number;
  totalPages: number;
};

const none: BoardRow[] = [];

export function BoardPosts({ path, title, search, posts, pinned = none, page, totalPages }: BoardPostsProps) {
  // Notices above questions are no questions.
  const isEmpty = posts.length === 0 && (pinned.length === 0 || path === questionPath);
  return (
    <>
      {posts.length + pinned.length > 0 && (
        <BoardTable path={path} caption={`${title} 목록`} posts={posts} pinned={pinned} />
      )}
      {isEmpty ? (
        <BoardEmpty path={path} search={search} />
      ) : (
        <ListPagination to={path} search={search} page={page} totalPages={totalPages} />
      )}
    </>
  );
}
