import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../page/page-head.ts";
import { listAddress } from "../../../post/board/board-paths.ts";
import { asSearchInput, validatePostSearch } from "../../../post/search/post-search.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { BoardPage } from "../-board-page.tsx";

const path = "/community/notice";

export const Route = createFileRoute("/community/notice/")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => asSearchInput(search),
  loader: async ({ context: { queries }, deps }) => {
    const { page } = await queries.post.listNotices.fetch(deps);
    return { page };
  },
  head: ({ match, loaderData }) =>
    pageHead({
      publicUrl: match.context.publicUrl,
      path: listAddress(path, match.search, loaderData?.page),
      page: loaderData?.page,
      unlisted: match.search.searchKeyword !== undefined,
      ...pages.notice,
    }),
  // A dozen lines: a file of their own would weigh more.
  codeSplitGroupings: [],
  component: NoticeListPage,
});

function NoticeListPage() {
  const [data] = trpc.post.listNotices.useSuspenseQuery(Route.useLoaderDeps());
  return (
    <BoardPage
      path={path}
      title={pages.notice.title}
      search={Route.useSearch()}
      posts={data.list}
      pinned={data.pinned}
      page={data.page}
      totalPages={data.totalPages}
    />
  );
}
