import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { titleOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { questionPath } from "../../../post/board/board-paths.ts";
import { headData, postHead } from "../../../post/board/post-head.ts";
import { loadPost, postAddress, validatePostSearch } from "../../../post/board/post-address.ts";
import { Comments } from "../../../post/comment/comments.tsx";
import { missingPageHead } from "../../../page/page-head.ts";
import { PostPage } from "../-post-page.tsx";

export const Route = createFileRoute("/community/qna/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const address = postAddress("QNA", deps);
    const [post] = await Promise.all([loadPost(queries, address), queries.comment.list.prefetch(address)]);
    return { address, introduction: headData(post) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? postHead(loaderData.introduction, {
          site: match.context,
          path: questionPath,
          description: pages.qna.description,
        })
      : missingPageHead(match.context, pages.notFound.title),
  component: QuestionPage,
});

function QuestionPage() {
  const { address } = Route.useLoaderData();
  return (
    <PostPage title={titleOf(useBoards(), "QNA")} path={questionPath} address={address}>
      <Comments key={address.index} post={address} />
    </PostPage>
  );
}
