import { pages } from "@bulmo/content/page";
import type { PostAddress } from "@bulmo/contracts/post";
import { createFileRoute, notFound, useNavigate } from "@tanstack/react-router";
import { questionPath } from "../../../post/board/board-paths.ts";
import { loadPost } from "../../../post/board/post-address.ts";
import { useBoard } from "../../../post/content-board/content-board.ts";
import { NotFoundPage } from "../../../shell/failure/not-found-page.tsx";
import { ContentFrame } from "../../../shell/layout/content-frame.tsx";
import { CompactPageBanner } from "../../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";
import { findQuestion, questionAddress, validateQuestionSearch } from "../../../post/write/question-address.ts";
import { MemberPostEditing, type WritingPlace } from "../../../post/write/member-post-form.tsx";
import { OrphanedDraft } from "../../../post/draft/orphaned-draft.tsx";
import { Guard } from "../../../session/guard/guard.tsx";
import { missingPageHead, pageHead } from "../../../page/page-head.ts";

const textOf = (address: PostAddress | null) => (address ? pages.qnaRevise : pages.qnaEdit);

const questions: Omit<WritingPlace, "headings"> = {
  type: "QNA",
  path: questionPath,
  placeholder: "궁금한 점을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다.",
};

export const Route = createFileRoute("/community/qna/edit")({
  validateSearch: validateQuestionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const address = questionAddress(deps);
    if (!address) return { address };
    const { type, index } = await loadPost(queries, address);
    if (type !== "QNA") throw notFound();
    return { address: { type, index } };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          site: match.context,
          path: "/community/qna/edit",
          unlisted: true,
          ...textOf(loaderData.address),
        })
      : missingPageHead(match.context, pages.notFound.title),
  component: QuestionEditPage,
  notFoundComponent: MissingQuestion,
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function MissingQuestion() {
  const address = findQuestion(Route.useSearch());
  const navigate = useNavigate();
  return (
    <>
      <NotFoundPage />
      {address && (
        <ContentFrame width="reading">
          <OrphanedDraft
            draftKey={{ board: address.type, index: address.index }}
            onMoved={() => void navigate({ to: "/community/qna/edit" })}
          />
        </ContentFrame>
      )}
    </>
  );
}

function QuestionEditPage() {
  const { address } = Route.useLoaderData();
  const navigate = useNavigate();
  const { headings } = useBoard(questions.type);
  const { title } = textOf(address);
  return (
    <>
      <CompactPageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="writing">
        <Guard>
          <MemberPostEditing
            board={{ ...questions, headings }}
            address={address}
            onDone={(index) =>
              // Going back from the question leads to where one began to write it.
              void navigate({ to: "/community/qna/detail", search: { index: String(index) }, replace: true })
            }
          />
        </Guard>
      </ContentFrame>
    </>
  );
}
