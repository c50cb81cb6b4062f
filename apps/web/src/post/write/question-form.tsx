import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useSessionState } from "../../session/session-provider.tsx";
import { useDraftSlot } from "../draft/draft-slot.ts";
import type { DraftKey } from "../draft/draft.ts";
import { useFreshPost, useSavePost } from "./post-calls.tsx";
import { PostForm, usePostValidation } from "./post-form.tsx";
import { type PostShape, usePostForm } from "./use-post-form.ts";

type QuestionEditingProps = { address: PostAddress | null; onDone: (index: number) => void };

/** For members, behind a guard: a new question, or one of their own to be edited (BRD-19, BRD-20). */
export function QuestionEditing({ address, onDone }: QuestionEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  // Whoever signs in meanwhile gets a form of their own.
  return address ? (
    <OwnQuestion key={`${userId}:${address.index}`} userId={userId} address={address} onDone={onDone} />
  ) : (
    <DraftedQuestion key={userId} userId={userId} question={null} onDone={onDone} />
  );
}

type DraftedQuestionProps = { userId: string; question: PostDetail | null; onDone: (index: number) => void };

function DraftedQuestion({ userId, question, onDone }: DraftedQuestionProps) {
  const draftKey = useDraftSlot({ userId, board: "QNA", index: question?.index });
  return draftKey ? <QuestionForm draftKey={draftKey} question={question} onDone={onDone} /> : <BusyState />;
}

type OwnQuestionProps = { userId: string; address: PostAddress; onDone: (index: number) => void };

function OwnQuestion({ userId, address, onDone }: OwnQuestionProps) {
  const { post: question, hasFailed, refetch } = useFreshPost(address);
  if (!question) {
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>글을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  }
  if (question.userId !== userId) {
    return (
      <EmptyState
        title="글쓴이만 고칠 수 있는 글입니다."
        action={
          <Button asChild>
            <Link to="/community/qna/detail" search={{ index: String(question.index) }}>
              글 보기
            </Link>
          </Button>
        }
      >
        다른 분이 쓴 글은 여기에서 고칠 수 없습니다.
      </EmptyState>
    );
  }
  return <DraftedQuestion userId={userId} question={question} onDone={onDone} />;
}

/** What stands in the form of a question (BRD-17). */
type QuestionFields = { title: string; content: string };

const questionShape: PostShape<QuestionFields> = {
  ofForm: ({ title = "" }, content) => ({ title, content }),
  ofPost: ({ title, content }) => ({ title, content }),
  blank: { title: "", content: "" },
};

type QuestionFormProps = {
  /** Where its draft is kept. */
  draftKey: DraftKey;
  /** The question that is edited; null for a new one. */
  question: PostDetail | null;
  onDone: (index: number) => void;
};

/** Title and text of a question (BRD-17); nothing that was typed into it is ever lost (BRD-24). */
function QuestionForm({ draftKey, question, onDone }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const postForm = usePostForm({ draft: draftKey, post: question, shape: questionShape, form });
  const check = usePostValidation();
  const { save, isPending } = useSavePost(question, {
    submission: postForm.submission,
    onConflict: postForm.conflict.setCurrent,
  });
  const submit = async (sent: HTMLFormElement) => {
    const payload = { ...postForm.read(), type: "QNA" as const };
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
      placeholder="궁금한 점을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다."
      submitLabel="게시글 작성"
      back={
        <Button asChild size="large">
          <Link to="/community/qna">뒤로</Link>
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
    </PostForm>
  );
}
