import { isExhibition, type PostItem } from "@bulmo/contracts/post";
import { Pagination } from "@bulmo/ui/pagination";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link } from "@tanstack/react-router";
import { boardOf, type ContentBoard } from "../../lib/content-board/content-board.ts";
import { asListInput, type ContentListSearch, typeOf } from "../../lib/content-board/content-search.ts";
import { trpc } from "../../lib/trpc.ts";
import { BoardChoice } from "./board-choice.tsx";
import { ContentActions } from "./content-actions.tsx";
import * as styles from "./content-list.css.ts";
import { ContentTable } from "./content-table.tsx";
import { DownloadButton } from "./download-button.tsx";
import { useSelection } from "./use-selection.ts";

/** The posts of one board, to be written, edited and deleted (ADM-14 to ADM-18). For administrators, behind a guard. */
export function ContentList({ search }: { search: ContentListSearch }) {
  const board = boardOf(typeOf(search));
  return (
    <div className={styles.list}>
      <BoardChoice board={board} group={search.group} />
      {/* What is chosen on one page is not chosen on another. */}
      <Posts key={JSON.stringify(search)} board={board} search={search} />
    </div>
  );
}

function Posts({ board, search }: { board: ContentBoard; search: ContentListSearch }) {
  const { data, isError, isFetching, refetch } = trpc.post.list.useQuery(asListInput(search), {
    // Others write here too, and an administrator decides by what is there now.
    refetchOnMount: "always",
    networkMode: "always",
  });
  if (isError && !isFetching) {
    return <ErrorState onRetry={() => void refetch()}>게시물 목록을 불러오지 못했습니다.</ErrorState>;
  }
  if (!data) return <BusyState />;
  return (
    <>
      <ChosenPosts board={board} search={search} posts={data.list} />
      {data.list.length > 0 && (
        <>
          <Pagination
            page={data.page}
            totalPages={data.totalPages}
            renderLink={(target, link) => (
              <Link
                {...link}
                to="/admin/content-manage/list"
                search={{ ...search, page: target > 1 ? String(target) : undefined }}
                // The first page's address is the beginning of every other's.
                activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              />
            )}
          />
          <DownloadButton board={board} search={search} />
        </>
      )}
    </>
  );
}

type ChosenPostsProps = { board: ContentBoard; search: ContentListSearch; posts: PostItem[] };

function ChosenPosts({ board, search, posts }: ChosenPostsProps) {
  const selection = useSelection(posts.map(({ index }) => index));
  const authorLabel = isExhibition(board.type) ? "작가" : "글쓴이";
  return (
    <>
      <ContentActions board={board} posts={posts} selection={selection} />
      {posts.length > 0 ? (
        <ContentTable board={board} authorLabel={authorLabel} posts={posts} selection={selection} />
      ) : (
        <EmptyState title="등록된 게시물이 없습니다.">
          {search.group === undefined
            ? "‘글쓰기’를 누르시면 첫 글을 올리실 수 있습니다."
            : "이 문하의 작품이 아직 없습니다. 위에서 다른 문하나 전체를 골라 보세요."}
        </EmptyState>
      )}
    </>
  );
}
