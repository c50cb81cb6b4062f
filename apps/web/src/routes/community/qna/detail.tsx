import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
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
    return { address, introduction: headData(post, "QNA") };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? postHead(loaderData.introduction, {
          publicUrl: match.context.publicUrl,
          description: pages.qna.description,
        })
      : missingPageHead(pages.notFound.title),
  component: QuestionPage,
});

function QuestionPage() {
  const { address } = Route.useLoaderData();
  return (
    <PostPage title={pages.qna.title} path="/community/qna" type="QNA" address={address}>
      <Comments key={address.index} post={address} />
    </PostPage>
  );
}
