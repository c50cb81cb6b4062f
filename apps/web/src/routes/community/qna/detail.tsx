import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { boardOf, descriptionOf, titleOf } from "../../../page/board/board-list.ts";
import { useBoards } from "../../../page/board/boards.ts";
import { questionPath } from "../../../post/board/board-paths.ts";
import { headData, postHead } from "../../../post/board/post-head.ts";
import { loadPost, postAddress, validatePostSearch } from "../../../post/board/post-address.ts";
import { Comments } from "../../../post/comment/comments.tsx";
import { headWithoutData } from "../../../page/page-head.ts";
import { PostPage } from "../-post-page.tsx";

export const Route = createFileRoute("/community/qna/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, deps }) => {
    const address = postAddress("QNA", deps);
    const said = boardOf(boards, "QNA")?.hasComments ? queries.comment.list.prefetch(address) : undefined;
    const [post] = await Promise.all([loadPost(queries, address), said]);
    return { address, introduction: headData(post) };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? postHead(loaderData.introduction, {
          site: match.context,
          path: questionPath,
          description: descriptionOf(match.context.boards, "QNA", pages.qna.description),
        })
      : headWithoutData(match),
  component: QuestionPage,
});

function QuestionPage() {
  const { address } = Route.useLoaderData();
  const boards = useBoards();
  const { hasComments = false, isClosed } = boardOf(boards, "QNA") ?? {};
  return (
    <PostPage title={titleOf(boards, "QNA")} path={questionPath} address={address}>
      {hasComments && <Comments key={address.index} post={address} isClosed={isClosed} />}
    </PostPage>
  );
}
