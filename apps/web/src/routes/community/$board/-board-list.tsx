import type { ListedBoard } from "@bulmo/contracts/board-list";
import type { BoardItem, PostItem } from "@bulmo/contracts/post";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { PhotoGrid } from "../../../gallery/album/photo-grid.tsx";
import { type SitePath, sitePath } from "../../../page/site-path.ts";
import { ListPagination } from "../../../parts/list/list-pagination.tsx";
import { boardPath } from "../../../post/board/board-paths.ts";
import { ArchiveTable } from "../../../post/board/archive-table.tsx";
import { BoardEmpty } from "../../../post/board/board-table.tsx";
import { WriteButton } from "../../../post/board/write-button.tsx";
import { isNarrow, type PostSearch } from "../../../post/search/post-search.ts";
import { messageOf } from "../../../session/call/call-error.ts";
import { useSessionState } from "../../../session/session-provider.tsx";
import { trpc } from "../../../session/call/trpc.ts";
import { BoardPage, BoardPosts } from "../-board-page.tsx";
import { ClosedNote } from "../-closed-note.tsx";
import { useMayWrite } from "../-may-write.ts";
import { listInput } from "./-board-input.ts";
import { isGuarded } from "./-open-board.ts";
import { ReaderGuard } from "./-reader-guard.tsx";

type ListProps = { board: ListedBoard; search: PostSearch };

/** The list of a board that an administrator has added (EXH-06). */
export function BoardList({ board, search }: ListProps) {
  return (
    <BoardPage path={boardPath(board)} title={board.title} search={search} headings={board.headings}>
      {isGuarded(board) ? (
        <ReaderGuard board={board}>
          <GuardedList board={board} search={search} />
        </ReaderGuard>
      ) : (
        <OpenList board={board} search={search} />
      )}
    </BoardPage>
  );
}

function OpenList({ board, search }: ListProps) {
  const [found] = trpc.post.list.useSuspenseQuery(listInput(board, search));
  return <Listed board={board} search={search} found={found} />;
}

/** Asked for by who reads it: the page that was sent holds nothing of it. */
function GuardedList({ board, search }: ListProps) {
  const asked = trpc.post.list.useQuery(listInput(board, search), {
    refetchOnMount: true,
    placeholderData: (shown) => shown,
  });
  const { data, isPending, isFetching, error, refetch } = asked;
  if (data) return <Listed board={board} search={search} found={data} />;
  if (isPending) return <BusyState />;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {messageOf(error)}
    </ErrorState>
  );
}

type ListedProps = ListProps & { found: { list: PostItem[]; page: number; totalPages: number } };

function Listed({ board, search, found }: ListedProps) {
  const { list, page, totalPages } = found;
  const path = boardPath(board);
  const mayWrite = useMayWrite(board);
  const posts = list.filter((post): post is BoardItem => "summary" in post);
  const shown = { path, title: board.title, search, posts, page, totalPages };
  return (
    <>
      <ClosedNote board={board} />
      {board.kind === "TEXT" ? <BoardPosts {...shown} /> : <ListedByKind {...shown} kind={board.kind} />}
      {!board.isClosed && (mayWrite ? <WriteButton path={path} /> : <OfficeWriting board={board} />)}
    </>
  );
}

/** What administrators alone write they write in the administration. */
function OfficeWriting({ board: { type, writers } }: Pick<ListProps, "board">) {
  const { status } = useSessionState();
  if (status !== "admin" || writers !== "ADMINISTRATORS") return null;
  return <WriteButton path={sitePath("/admin/content-manage")} type={type} />;
}

type ListedByKindProps = Omit<ListedProps, "board" | "found"> &
  Pick<ListedProps["found"], "page" | "totalPages"> & {
    kind: "ALBUM" | "ARCHIVE";
    path: SitePath;
    title: string;
    posts: BoardItem[];
  };

function ListedByKind({ kind, path, title, search, posts, page, totalPages }: ListedByKindProps) {
  if (posts.length === 0)
    return kind === "ALBUM" && !isNarrow(search) ? (
      <EmptyState title="아직 올라온 사진이 없습니다.">사진이 올라오면 이곳에 걸립니다.</EmptyState>
    ) : (
      <BoardEmpty path={path} search={search} />
    );
  return (
    <>
      {kind === "ALBUM" ? (
        <PhotoGrid path={path} label={`${title} 목록`} posts={posts} />
      ) : (
        <ArchiveTable path={path} title={title} posts={posts} />
      )}
      <ListPagination to={path} search={search} page={page} totalPages={totalPages} />
    </>
  );
}
