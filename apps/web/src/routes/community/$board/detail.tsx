import { createFileRoute } from "@tanstack/react-router";
import { boardPath } from "../../../post/board/board-paths.ts";
import { loadPost, postAddress, validatePostSearch } from "../../../post/board/post-address.ts";
import { AlbumView } from "./-album-parts.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { BoardPost } from "./-board-post.tsx";
import { headOf, headOfPost, isGuarded, openBoard } from "./-open-board.ts";
import { MissingForNow } from "../../-missing-for-now.tsx";

export const Route = createFileRoute("/community/$board/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries, ...context }, params, deps, location }) => {
    const board = await openBoard({ queries, ...context }, { address: params.board, location });
    const address = postAddress(board.type, deps);
    if (board.kind === "ALBUM") await AlbumView.preload();
    const path = `${boardPath(board)}/detail?index=${address.index}`;
    if (isGuarded(board)) return { board, address, headText: headOf(board, { path }) };
    const said = board.hasComments ? queries.comment.list.prefetch(address) : undefined;
    const [post] = await Promise.all([loadPost(queries, address), said]);
    return { board, address, headText: headOfPost(board, post) };
  },
  head: loadedHead,
  component: BoardPostPage,
  notFoundComponent: MissingForNow,
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function BoardPostPage() {
  const { board, address } = Route.useLoaderData();
  return <BoardPost key={board.type} board={board} address={address} />;
}
