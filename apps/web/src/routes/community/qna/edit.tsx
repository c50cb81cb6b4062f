import { createFileRoute, notFound } from "@tanstack/react-router";
import { boardOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { headWithoutData, pageHead } from "../../../page/page-head.ts";
import { loadPost } from "../../../post/board/post-address.ts";
import { findQuestion, questionAddress, validateQuestionSearch } from "../../../post/write/question-address.ts";
import { EditPage, MissingEdit } from "../-edit-page.tsx";
import { editText, isRefused } from "../-edit-text.ts";

export const Route = createFileRoute("/community/qna/edit")({
  validateSearch: validateQuestionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, deps }) => {
    const address = questionAddress(deps);
    if (isRefused(boardOf(boards, "QNA"), address)) throw notFound();
    if (!address) return { address };
    const { type, index } = await loadPost(queries, address);
    if (type !== "QNA") throw notFound();
    return { address: { type, index } };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          site: match.context,
          path: "/community/qna/edit",
          unlisted: true,
          ...editText(loaderData.address),
        })
      : headWithoutData(match),
  component: QuestionEditPage,
  notFoundComponent: MissingQuestion,
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function MissingQuestion() {
  const address = findQuestion(Route.useSearch());
  return <MissingEdit board={boardOf(useBoards(), "QNA")} address={address} />;
}

function QuestionEditPage() {
  const { address } = Route.useLoaderData();
  const board = boardOf(useBoards(), "QNA");
  return board && <EditPage board={board} address={address} wanted="궁금한 점을" />;
}
