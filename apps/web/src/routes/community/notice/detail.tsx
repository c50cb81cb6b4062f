import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { titleOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { noticePath } from "../../../post/board/board-paths.ts";
import { headData, postHead } from "../../../post/board/post-head.ts";
import { loadPost, postAddress, validatePostSearch } from "../../../post/board/post-address.ts";
import { missingPageHead } from "../../../page/page-head.ts";
import { PostPage } from "../-post-page.tsx";

export const Route = createFileRoute("/community/notice/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const address = postAddress("NOTICE", deps);
    const post = await loadPost(queries, address);
    return { address, introduction: headData(post) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? postHead(loaderData.introduction, {
          site: match.context,
          path: noticePath,
          description: pages.notice.description,
        })
      : missingPageHead(match.context, pages.notFound.title),
  component: NoticePage,
});

function NoticePage() {
  const { address } = Route.useLoaderData();
  return <PostPage title={titleOf(useBoards(), "NOTICE")} path={noticePath} address={address} />;
}
