import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../page/page-head.ts";
import { listAddress } from "../../../post/board/board-paths.ts";
import { QuestionRemark } from "../../../post/board/question-remark.tsx";
import { WriteButton } from "../../../post/board/write-button.tsx";
import { asSearchInput, validatePostSearch } from "../../../post/search/post-search.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { BoardPage } from "../-board-page.tsx";

const path = "/community/qna";

export const Route = createFileRoute("/community/qna/")({
  validateSearch: validatePostSearch,
  loaderDeps: ({ search }) => asSearchInput(search),
  loader: async ({ context: { queries }, deps }) => {
    const { page } = await queries.post.listQuestions.fetch(deps);
    return { page };
  },
  head: ({ match, loaderData }) =>
    pageHead({
      publicUrl: match.context.publicUrl,
      path: listAddress(path, match.search, loaderData?.page),
      page: loaderData?.page,
      unlisted: match.search.searchKeyword !== undefined,
      ...pages.qna,
    }),
  component: QuestionListPage,
});

function QuestionListPage() {
  const [data] = trpc.post.listQuestions.useSuspenseQuery(Route.useLoaderDeps());
  return (
    <BoardPage
      path={path}
      title={pages.qna.title}
      search={Route.useSearch()}
      posts={data.list}
      pinned={data.notices}
      page={data.page}
      totalPages={data.totalPages}
      remark={QuestionRemark}
      action={<WriteButton />}
    />
  );
}
