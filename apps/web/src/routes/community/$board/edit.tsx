import { createFileRoute, notFound } from "@tanstack/react-router";
import { boardPath } from "../../../post/board/board-paths.ts";
import { loadPost } from "../../../post/board/post-address.ts";
import { findQuestion, questionAddress, validateQuestionSearch } from "../../../post/write/question-address.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { AskedAgain } from "../../-missing-for-now.tsx";
import { EditPage, MissingEdit } from "../-edit-page.tsx";
import { editText, isRefused } from "../-edit-text.ts";
import { boardAt } from "./-board-at.ts";
import { headOf, isGuarded, openBoard } from "./-open-board.ts";

export const Route = createFileRoute("/community/$board/edit")({
  validateSearch: validateQuestionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, location }) => {
    const board = await openBoard(context, { address: params.board, location });
    const address = questionAddress(deps, board.type);
    // What administrators write they write in the administration.
    if (board.writers === "ADMINISTRATORS" || isRefused(board, address)) throw notFound();
    if (address && !isGuarded(board)) await loadPost(context.queries, address);
    const title = `${board.title} ${editText(address).title}`;
    const headText = headOf({ ...board, title }, { path: `${boardPath(board)}/edit`, unlisted: true });
    return { board, address, headText };
  },
  head: loadedHead,
  component: BoardEditPage,
  notFoundComponent: MissingPost,
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function MissingPost() {
  const board = boardAt(Route.useRouteContext().boards, Route.useParams().board);
  const search = Route.useSearch();
  return (
    <AskedAgain>
      <MissingEdit board={board} address={board && findQuestion(search, board.type)} />
    </AskedAgain>
  );
}

function BoardEditPage() {
  const { board, address } = Route.useLoaderData();
  return <EditPage board={board} address={address} wanted={board.kind === "ALBUM" ? "사진에 덧붙일 글을" : "내용을"} />;
}
