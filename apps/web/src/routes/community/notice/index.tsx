import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { boardOf, descriptionOf, titleOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { pageHead } from "../../../page/page-head.ts";
import { listAddress, noticePath as path } from "../../../post/board/board-paths.ts";
import { asSearchInput, isNarrow, validatePostSearch } from "../../../post/search/post-search.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { BoardPage, BoardPosts } from "../-board-page.tsx";

export const Route = createFileRoute("/community/notice/")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => asSearchInput(search),
  loader: async ({ context: { queries }, deps }) => {
    const { page } = await queries.post.listNotices.fetch(deps);
    return { page };
  },
  head: ({ match, loaderData }) =>
    pageHead({
      site: match.context,
      page: loaderData?.page,
      path: listAddress(path, match.search, loaderData?.page),
      unlisted: isNarrow(match.search),
      title: titleOf(match.context.boards, "NOTICE"),
      description: descriptionOf(match.context.boards, "NOTICE", pages.notice.description),
    }),
  // A dozen lines: a file of their own would weigh more.
  codeSplitGroupings: [],
  component: NoticeListPage,
});

function NoticeListPage() {
  const [data] = trpc.post.listNotices.useSuspenseQuery(Route.useLoaderDeps());
  const search = Route.useSearch();
  const boards = useBoards();
  const title = titleOf(boards, "NOTICE");
  return (
    <BoardPage path={path} title={title} search={search} headings={boardOf(boards, "NOTICE")?.headings}>
      <BoardPosts
        path={path}
        title={title}
        search={search}
        posts={data.list}
        pinned={data.pinned}
        page={data.page}
        totalPages={data.totalPages}
      />
    </BoardPage>
  );
}
