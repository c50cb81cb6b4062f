import type { ListedBoard } from "@bulmo/contracts/board-list";
import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { boardPath } from "../../../post/board/board-paths.ts";
import { Comments } from "../../../post/comment/comments.tsx";
import { postLink } from "../../../post/post-link.ts";
import { isNotFound, messageOf } from "../../../session/call/call-error.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { NotFoundPage } from "../../../shell/failure/not-found-page.tsx";
import { AlbumView } from "./-album-parts.ts";
import { isGuarded } from "./-open-board.ts";
import { PostFrame, ReadPost } from "../-post-page.tsx";
import { ReaderGuard } from "./-reader-guard.tsx";

type BoardPostProps = { board: ListedBoard; address: PostAddress };

/** A post of a board that an administrator has added (EXH-06). */
export const BoardPost = ({ board, address }: BoardPostProps) => (
  <PostFrame title={board.title} isWide={board.kind === "ALBUM"}>
    {isGuarded(board) ? (
      <ReaderGuard board={board}>
        <GuardedPost board={board} address={address} />
      </ReaderGuard>
    ) : (
      <OpenPost board={board} address={address} />
    )}
  </PostFrame>
);

function OpenPost({ board, address }: BoardPostProps) {
  const [post] = trpc.post.get.useSuspenseQuery(address);
  return <ShownPost board={board} post={post} />;
}

/** Asked for by who reads it: the page that was sent holds nothing of it. */
function GuardedPost({ board, address }: BoardPostProps) {
  const utils = trpc.useUtils();
  const { hasComments } = board;
  useEffect(() => {
    if (hasComments) void utils.comment.list.prefetch(address);
  }, [utils, hasComments, address]);
  const { data, isPending, isFetching, error, refetch } = trpc.post.get.useQuery(address, { refetchOnMount: true });
  useFollowMoved(address, data);
  if (data) return <ShownPost board={board} post={data} />;
  if (isPending) return <BusyState />;
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {messageOf(error)}
    </ErrorState>
  );
}

/** To where the post stands now, if it has moved to another board. */
function useFollowMoved(asked: PostAddress, found: PostAddress | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (found && (found.type !== asked.type || found.index !== asked.index))
      void navigate({ ...postLink(found), replace: true });
  }, [navigate, asked, found]);
}

function ShownPost({ board, post }: { board: ListedBoard; post: PostDetail }) {
  const { type, index } = post;
  return (
    <ReadPost
      path={boardPath(board)}
      post={post}
      content={
        board.kind === "ALBUM" && (
          // The same for all posts: its viewer stays open from one to the next.
          <AlbumView path={boardPath(board)} post={post} />
        )
      }
    >
      {board.hasComments && <Comments key={index} post={{ type, index }} isClosed={board.isClosed} />}
    </ReadPost>
  );
}
