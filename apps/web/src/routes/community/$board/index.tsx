import { createFileRoute } from "@tanstack/react-router";
import { boardPath, listAddress } from "../../../post/board/board-paths.ts";
import { isNarrow, validatePostSearch } from "../../../post/search/post-search.ts";
import { boardHead } from "./-board-head.ts";
import { listInput } from "./-board-input.ts";
import { BoardList } from "./-board-list.tsx";
import { headOf, isGuarded, openBoard } from "./-open-board.ts";
import { MissingForNow } from "../../-missing-for-now.tsx";

export const Route = createFileRoute("/community/$board/")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, location }) => {
    const board = await openBoard(context, { address: params.board, location });
    const { page } = isGuarded(board) ? {} : await context.queries.post.list.fetch(listInput(board, deps));
    const path = listAddress(boardPath(board), deps, page);
    return { board, headText: headOf(board, { path, page, unlisted: isNarrow(deps) }) };
  },
  head: boardHead,
  component: BoardListPage,
  notFoundComponent: MissingForNow,
  // Nobody loads what finds a board who looks at none.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function BoardListPage() {
  const { board } = Route.useLoaderData();
  return <BoardList key={board.type} board={board} search={Route.useSearch()} />;
}
