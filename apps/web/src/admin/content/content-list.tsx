import { isExhibition } from "@bulmo/contracts/board";
import type { PostItem } from "@bulmo/contracts/post";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type ContentBoard, shownBoard } from "../../post/content-board/content-board.ts";
import { useAllBoards } from "../../post/content-board/use-all-boards.ts";
import { asListInput, type ContentListSearch, onBoard, typeOf } from "../../post/content-board/content-search.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { PostSearchForm } from "../../post/search/post-search-form.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { BoardChoice } from "./board-choice.tsx";
import { ContentActions } from "./content-actions.tsx";
import * as styles from "./content-list.css.ts";
import { ContentTable } from "./content-table.tsx";
import { DownloadButton } from "./download-button.tsx";
import { Unanswered, useUnanswered } from "./unanswered.tsx";
import { UnansweredList } from "./unanswered-list.tsx";
import { useSelection } from "./use-selection.ts";

const path = "/admin/content-manage/list";

const authorLabelOf = ({ type }: ContentBoard) => (isExhibition(type) ? "작가" : "글쓴이");

/** The posts of one board, to be written, edited and deleted (ADM-14 to ADM-18). For administrators, behind a guard. */
export function ContentList({ search: asked }: { search: ContentListSearch }) {
  const board = shownBoard(useAllBoards(), typeOf(asked));
  const search = onBoard(asked, board);
  useOwnAddress(asked.type !== undefined && typeOf(asked) !== board.type);
  // What stands above the list comes with it or before: nothing moves under a finger.
  const unanswered = useUnanswered();
  const isLoading = search.state === undefined && unanswered.isLoading;
  return (
    <>
      {isLoading && <BusyState />}
      <div className={styles.list} hidden={isLoading}>
        {search.state === undefined && <Unanswered />}
        <BoardChoice board={board} search={search} />
        {search.state === "unanswered" ? (
          <UnansweredList search={search} />
        ) : (
          <AllPosts board={board} search={search} />
        )}
      </div>
    </>
  );
}

function AllPosts({ board, search }: { board: ContentBoard; search: ContentListSearch }) {
  const navigate = useNavigate();
  return (
    <>
      <PostSearchForm
        action={path}
        search={search}
        authorLabel={authorLabelOf(board)}
        // Within the board and the group that are shown.
        onSearch={(found) => void navigate({ to: path, search: { type: search.type, group: search.group, ...found } })}
      />
      {/* What is chosen on one page is not chosen on another. */}
      <Posts key={JSON.stringify(search)} board={board} search={search} />
    </>
  );
}

/** An address that names no board leads to that of the list which is shown instead. */
function useOwnAddress(isElsewhere: boolean) {
  const navigate = useNavigate();
  // Some are known to administrators alone, and are asked for.
  const { isSuccess, isFetchedAfterMount } = trpc.board.list.useQuery(undefined, { refetchOnMount: "always" });
  const isUnknown = isElsewhere && isSuccess && isFetchedAfterMount;
  useEffect(() => {
    if (isUnknown) void navigate({ to: path, search: {}, replace: true });
  }, [isUnknown, navigate]);
}

function Posts({ board, search }: { board: ContentBoard; search: ContentListSearch }) {
  const { data, isError, isFetching, refetch } = trpc.post.list.useQuery(asListInput(search), {
    // Others write here too, and an administrator decides by what is there now.
    ...asStanding,
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
          <ListPagination to={path} search={search} page={data.page} totalPages={data.totalPages} />
          <DownloadButton board={board} search={search} />
        </>
      )}
    </>
  );
}

type ChosenPostsProps = { board: ContentBoard; search: ContentListSearch; posts: PostItem[] };

function ChosenPosts({ board, search, posts }: ChosenPostsProps) {
  const selection = useSelection(posts.map(({ index }) => index));
  const [status, onRemoved] = useStatus();
  return (
    <>
      <ContentActions board={board} posts={posts} selection={selection} onRemoved={onRemoved} />
      <StatusLine status={status} />
      {posts.length > 0 ? (
        <ContentTable
          board={board}
          authorLabel={authorLabelOf(board)}
          posts={posts}
          selection={selection}
          onRemoved={onRemoved}
        />
      ) : (
        <NoPosts search={search} />
      )}
    </>
  );
}

function NoPosts({
  search: { page: _page, searchType: _type, searchKeyword, ...place },
}: {
  search: ContentListSearch;
}) {
  if (searchKeyword !== undefined) {
    return (
      <EmptyState
        title={`‘${searchKeyword}’에 맞는 게시물이 없습니다.`}
        action={
          <TextLink asChild>
            <Link to={path} search={place} activeOptions={{ exact: true }}>
              전체 목록 보기
            </Link>
          </TextLink>
        }
      >
        다른 낱말로 찾아 보세요.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="아직 올라온 게시물이 없습니다.">
      {place.group === undefined
        ? "‘글쓰기’를 누르시면 첫 글을 올리실 수 있습니다."
        : "이 문하의 작품이 아직 없습니다. 위에서 다른 문하나 전체를 골라 보세요."}
    </EmptyState>
  );
}
