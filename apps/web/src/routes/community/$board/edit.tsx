import { pages } from "@bulmo/content/page";
import { createFileRoute, notFound, useNavigate } from "@tanstack/react-router";
import { sitePath } from "../../../page/site-path.ts";
import { boardPath, detailPath } from "../../../post/board/board-paths.ts";
import { loadPost } from "../../../post/board/post-address.ts";
import { OrphanedDraft } from "../../../post/draft/orphaned-draft.tsx";
import { findQuestion, questionAddress, validateQuestionSearch } from "../../../post/write/question-address.ts";
import { MemberPostEditing } from "../../../post/write/member-post-form.tsx";
import { Guard } from "../../../session/guard/guard.tsx";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { CompactPageBanner } from "../../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";
import { NotFoundPage } from "../../../shell/failure/not-found-page.tsx";
import { boardAt } from "./-board-at.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { headOf, isGuarded, openBoard } from "./-open-board.ts";
import { useAskAgain } from "../../-missing-for-now.tsx";
import { ClosedBoard, WriterGuard } from "./-writer-guard.tsx";

const titleOf = (isOld: boolean) => (isOld ? pages.qnaRevise : pages.qnaEdit).title;

export const Route = createFileRoute("/community/$board/edit")({
  validateSearch: validateQuestionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, location }) => {
    const board = await openBoard(context, { address: params.board, location });
    const address = questionAddress(deps, board.type);
    // What administrators write they write in the administration; on a closed board one still mends what is there.
    if (board.writers === "ADMINISTRATORS" || (board.isClosed && !address)) throw notFound();
    if (address && !isGuarded(board)) await loadPost(context.queries, address);
    const title = `${board.title} ${titleOf(address !== null)}`;
    const headText = headOf({ ...board, title }, { path: `${boardPath(board)}/edit`, unlisted: true });
    return { board, address, headText };
  },
  head: loadedHead,
  component: BoardEditPage,
  notFoundComponent: MissingPost,
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function MissingPost() {
  useAskAgain();
  const board = boardAt(Route.useRouteContext().boards, Route.useParams().board);
  const search = Route.useSearch();
  const address = board && findQuestion(search, board.type);
  const navigate = useNavigate();
  if (board?.isClosed && address === null) return <ClosedBoard board={board} />;
  return (
    <>
      <NotFoundPage />
      {address && (
        <ContentFrame width="reading">
          <OrphanedDraft
            draftKey={{ board: address.type, index: address.index }}
            onMoved={() => void navigate({ to: sitePath(`${boardPath(board)}/edit`) })}
          />
        </ContentFrame>
      )}
    </>
  );
}

function BoardEditPage() {
  const { board, address } = Route.useLoaderData();
  const navigate = useNavigate();
  const title = titleOf(address !== null);
  const path = boardPath(board);
  const placeholder = `${board.kind === "ALBUM" ? "사진에 덧붙일 글을" : "내용을"} 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다.`;
  return (
    <>
      <CompactPageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="writing">
        <Guard>
          <WriterGuard board={board} isOld={address !== null}>
            <MemberPostEditing
              key={board.type}
              board={{ type: board.type, path, placeholder, headings: board.headings }}
              address={address}
              onDone={(index) =>
                // Going back from the post leads to where one began to write it.
                void navigate({ to: detailPath(path), search: { index: String(index) }, replace: true })
              }
            />
          </WriterGuard>
        </Guard>
      </ContentFrame>
    </>
  );
}
