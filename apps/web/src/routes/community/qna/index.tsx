import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { boardOf, descriptionOf, titleOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { pageHead } from "../../../page/page-head.ts";
import { listAddress, questionPath as path } from "../../../post/board/board-paths.ts";
import { WriteButton } from "../../../post/board/write-button.tsx";
import { asSearchInput, isNarrow, validatePostSearch } from "../../../post/search/post-search.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { BoardPage, BoardPosts } from "../-board-page.tsx";
import { ClosedNote } from "../-closed-note.tsx";

export const Route = createFileRoute("/community/qna/")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => asSearchInput(search),
  loader: async ({ context: { queries }, deps }) => {
    const { page } = await queries.post.listQuestions.fetch(deps);
    return { page };
  },
  head: ({ match, loaderData }) =>
    pageHead({
      site: match.context,
      page: loaderData?.page,
      path: listAddress(path, match.search, loaderData?.page),
      unlisted: isNarrow(match.search),
      title: titleOf(match.context.boards, "QNA"),
      description: descriptionOf(match.context.boards, "QNA", pages.qna.description),
    }),
  component: QuestionListPage,
});

function QuestionListPage() {
  const [data] = trpc.post.listQuestions.useSuspenseQuery(Route.useLoaderDeps());
  const search = Route.useSearch();
  const boards = useBoards();
  const title = titleOf(boards, "QNA");
  const board = boardOf(boards, "QNA");
  return (
    <BoardPage path={path} title={title} search={search} headings={board?.headings}>
      <ClosedNote board={board} />
      <BoardPosts
        path={path}
        title={title}
        search={search}
        posts={data.list}
        pinned={data.notices}
        page={data.page}
        totalPages={data.totalPages}
      />
      {!board?.isClosed && <WriteButton path={path} />}
    </BoardPage>
  );
}
