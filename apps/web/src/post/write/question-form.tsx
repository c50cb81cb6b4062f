import type { PostAddress, PostDetail, PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { SitePath } from "../../page/site-path.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { detailPath } from "../board/board-paths.ts";
import { useBoard } from "../content-board/content-board.ts";
import { useDraftSlot } from "../draft/draft-slot.ts";
import type { DraftKey } from "../draft/draft.ts";
import { HeadingChips } from "./heading-chips.tsx";
import { useFreshPost, useSavePost } from "./post-calls.tsx";
import { PostForm, SecretField, usePostValidation } from "./post-form.tsx";
import { type PostShape, usePostForm } from "./use-post-form.ts";

/** Where members write: questions, and the posts of other boards that are open to them. */
export type WritingPlace = { type: PostType; path: SitePath; placeholder: string };

type QuestionEditingProps = {
  board: WritingPlace;
  address: PostAddress | null;
  onDone: (index: number) => void;
};

/** For members, behind a guard: a new post, or one of their own to be edited (BRD-19, BRD-20). */
export function QuestionEditing({ board, address, onDone }: QuestionEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  // Whoever signs in meanwhile gets a form of their own.
  return address ? (
    <OwnQuestion key={`${userId}:${address.index}`} board={board} userId={userId} address={address} onDone={onDone} />
  ) : (
    <DraftedQuestion key={userId} board={board} userId={userId} question={null} onDone={onDone} />
  );
}

type DraftedQuestionProps = {
  board: WritingPlace;
  userId: string;
  question: PostDetail | null;
  onDone: (index: number) => void;
};

function DraftedQuestion({ board, userId, question, onDone }: DraftedQuestionProps) {
  const draftKey = useDraftSlot({ userId, board: board.type, index: question?.index });
  return draftKey ? (
    <QuestionForm board={board} draftKey={draftKey} question={question} onDone={onDone} />
  ) : (
    <BusyState />
  );
}

type OwnQuestionProps = { board: WritingPlace; userId: string; address: PostAddress; onDone: (index: number) => void };

function OwnQuestion({ board, userId, address, onDone }: OwnQuestionProps) {
  const { post: question, writerId, hasFailed, refetch } = useFreshPost(address);
  // What somebody else's secret question says does not come.
  if (writerId !== undefined && writerId !== userId) {
    return (
      <EmptyState
        title="글쓴이만 고칠 수 있는 글입니다."
        action={
          <Button asChild>
            <Link to={detailPath(board.path)} search={{ index: String(address.index) }}>
              글 보기
            </Link>
          </Button>
        }
      >
        다른 분이 쓴 글은 여기에서 고칠 수 없습니다.
      </EmptyState>
    );
  }
  if (!question) {
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>글을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  }
  return <DraftedQuestion board={board} userId={userId} question={question} onDone={onDone} />;
}

/** What stands in the form of a question (BRD-17); `isSecret` is empty for one that everybody reads. */
type QuestionFields = { title: string; heading: string; isSecret: string; content: string };

const questionShape: PostShape<QuestionFields> = {
  ofForm: ({ title = "", heading = "", isSecret = "" }, content) => ({ title, heading, isSecret, content }),
  ofPost: ({ title, heading, isSecret, content }) => ({ title, heading, isSecret: isSecret ? "on" : "", content }),
  blank: { title: "", heading: "", isSecret: "", content: "" },
};

type QuestionFormProps = {
  board: WritingPlace;
  /** Where its draft is kept. */
  draftKey: DraftKey;
  /** The question that is edited; null for a new one. */
  question: PostDetail | null;
  onDone: (index: number) => void;
};

/** Title and text of a question (BRD-17); nothing that was typed into it is ever lost (BRD-24). */
function QuestionForm({ board, draftKey, question, onDone }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const postForm = usePostForm({ draft: draftKey, post: question, shape: questionShape, form });
  const { headings } = useBoard("QNA");
  const check = usePostValidation();
  const { save, isPending } = useSavePost(question, {
    submission: postForm.submission,
    onConflict: postForm.conflict.setCurrent,
  });
  const submit = async (sent: HTMLFormElement) => {
    const { isSecret, ...fields } = postForm.read();
    const payload = { ...fields, type: board.type, ...(board.type === "QNA" ? { isSecret: isSecret !== "" } : {}) };
    if (!(await check.check(sent, payload))) return;
    postForm.draft.flush();
    const saved = await save(payload, postForm.revision());
    if (saved === null) return;
    postForm.markSaved();
    onDone(saved.index);
  };
  return (
    <PostForm
      postForm={postForm}
      check={check}
      busy={isPending}
      placeholder={board.placeholder}
      submitLabel="게시글 작성"
      back={
        <Button asChild size="large">
          <Link to={board.path}>뒤로</Link>
        </Button>
      }
      onSubmit={submit}
    >
      <Field label="제목" required error={check.errorOf("title")}>
        <TextInput
          name="title"
          defaultValue={postForm.start.fields.title}
          autoComplete="off"
          onInput={postForm.change}
        />
      </Field>
      <HeadingChips headings={headings} initial={postForm.start.fields.heading} onChange={postForm.change} />
      {board.type === "QNA" && <SecretField initial={postForm.start.fields.isSecret} onChange={postForm.change} />}
    </PostForm>
  );
}
