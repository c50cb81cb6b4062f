import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { loadPost, postAddress, validatePostSearch } from "../../../features/board/post-address.ts";
import { CommentList } from "../../../features/comment/comment-list.tsx";
import { missingPageHead, pageHead } from "../../../lib/page-head.ts";
import { PostPage } from "../-post-page.tsx";

export const Route = createFileRoute("/community/qna/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const address = postAddress("QNA", deps);
    const [{ title, summary }] = await Promise.all([
      loadPost(queries, address),
      queries.comment.list.prefetch(address),
    ]);
    return { address, title, summary };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          publicUrl: match.context.publicUrl,
          path: `/community/qna/detail?index=${loaderData.address.index}`,
          title: loaderData.title,
          description: loaderData.summary || pages.qna.description,
          type: "article",
        })
      : missingPageHead(pages.notFound.title),
  component: QuestionPage,
});

function QuestionPage() {
  const { address } = Route.useLoaderData();
  return (
    <PostPage title={pages.qna.title} path="/community/qna" type="QNA" address={address}>
      <CommentList post={address} />
    </PostPage>
  );
}
