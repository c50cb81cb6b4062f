import type { ListedBoard } from "@bulmo/contracts/board-list";
import { createFileRoute } from "@tanstack/react-router";
import { boardPath, listAddress } from "../../../post/board/board-paths.ts";
import { isNarrow, type PostSearch, validatePostSearch } from "../../../post/search/post-search.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { MissingForNow } from "../../-missing-for-now.tsx";
import { openSitePage } from "../../-open-site-page.ts";
import type { RouterContext } from "../../-router-context.ts";
import { listInput } from "./-board-input.ts";
import { BoardList } from "./-board-list.tsx";
import { resolveBoard, headOf, isGuarded } from "./-open-board.ts";
import { SitePage } from "./-page-parts.ts";

export const Route = createFileRoute("/community/$board/")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, location }) => {
    const board = await resolveBoard(context, { address: params.board, location });
    return board ? openList(context, board, deps) : openPage(context, params.board);
  },
  head: loadedHead,
  component: BoardListPage,
  notFoundComponent: MissingForNow,
  // Nobody loads what finds a board who looks at none.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

async function openList(context: RouterContext, board: ListedBoard, search: PostSearch) {
  const { page } = isGuarded(board) ? {} : await context.queries.post.list.fetch(listInput(board, search));
  const path = listAddress(boardPath(board), search, page);
  return { board, headText: headOf(board, { path, page, unlisted: isNarrow(search) }) };
}

/** Beside the boards stand pages that were added (PAG-07). */
async function openPage(context: RouterContext, address: string) {
  const opened = await openSitePage(context, `/community/${address}`);
  await SitePage.preload?.();
  return { opened, headText: opened.headText };
}

function BoardListPage() {
  const shown = Route.useLoaderData();
  const search = Route.useSearch();
  if ("opened" in shown) return <SitePage opened={shown.opened} />;
  return <BoardList key={shown.board.type} board={shown.board} search={search} />;
}
