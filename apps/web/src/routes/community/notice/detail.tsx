import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { loadPost, postAddress, validatePostSearch } from "../../../features/board/post-address.ts";
import { missingPageHead, pageHead } from "../../../lib/page-head.ts";
import { PostPage } from "../-post-page.tsx";

export const Route = createFileRoute("/community/notice/detail")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const address = postAddress("NOTICE", deps);
    const { title, summary } = await loadPost(queries, address);
    return { address, title, summary };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          publicUrl: match.context.publicUrl,
          path: `/community/notice/detail?index=${loaderData.address.index}`,
          title: loaderData.title,
          description: loaderData.summary || pages.notice.description,
          type: "article",
        })
      : missingPageHead(pages.notFound.title),
  component: NoticePage,
});

function NoticePage() {
  const { address } = Route.useLoaderData();
  return <PostPage title={pages.notice.title} path="/community/notice" type="NOTICE" address={address} />;
}
