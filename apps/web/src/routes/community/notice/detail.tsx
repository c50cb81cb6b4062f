import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { boardOf, descriptionOf, titleOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { noticePath } from "../../../post/board/board-paths.ts";
import { headData, postHead } from "../../../post/board/post-head.ts";
import { loadPost, postAddress, validatePostSearch } from "../../../post/board/post-address.ts";
import { headWithoutData } from "../../../page/page-head.ts";
import { PostPage } from "../-post-page.tsx";
import { Comments } from "./-notice-comments.ts";

export const Route = createFileRoute("/community/notice/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, deps }) => {
    const address = postAddress("NOTICE", deps);
    const said = boardOf(boards, "NOTICE")?.hasComments
      ? [queries.comment.list.prefetch(address), Comments.preload()]
      : [];
    const [post] = await Promise.all([loadPost(queries, address), ...said]);
    return { address, introduction: headData(post) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? postHead(loaderData.introduction, {
          site: match.context,
          path: noticePath,
          description: descriptionOf(match.context.boards, "NOTICE", pages.notice.description),
        })
      : headWithoutData(match),
  component: NoticePage,
});

function NoticePage() {
  const { address } = Route.useLoaderData();
  const boards = useBoards();
  const { hasComments = false, isClosed } = boardOf(boards, "NOTICE") ?? {};
  return (
    <PostPage title={titleOf(boards, "NOTICE")} path={noticePath} address={address}>
      {hasComments && <Comments key={address.index} post={address} isClosed={isClosed} />}
    </PostPage>
  );
}
