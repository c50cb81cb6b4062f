import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { DraftPlace } from "../draft/draft.ts";
import { PostForm } from "./post-form.tsx";
import { usePostCheck } from "./use-post-check.ts";
import { type PostShape, usePostWriting } from "./use-post-writing.ts";
import { useSavePost } from "./use-save-post.tsx";

/** What stands in the form of a question (BRD-17). */
type QuestionFields = { title: string; content: string };

const questionShape: PostShape<QuestionFields> = {
  ofForm: ({ title = "" }, content) => ({ title, content }),
  ofPost: ({ title, content }) => ({ title, content }),
  blank: { title: "", content: "" },
};

type QuestionFormProps = {
  /** Where its draft is kept. */
  place: DraftPlace;
  /** The question that is edited; null for a new one. */
  question: PostDetail | null;
  onDone: (index: number) => void;
};

/** Title and text of a question (BRD-17); nothing that was typed into it is ever lost (BRD-24). */
export function QuestionForm({ place, question, onDone }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const writing = usePostWriting({ draft: place, post: question, shape: questionShape, form });
  const check = usePostCheck();
  const { save, isPending } = useSavePost(question, {
    receipt: writing.receipt,
    onOvertaken: writing.overtaken.meet,
  });
  const submit = async (sent: HTMLFormElement) => {
    const payload = { ...writing.read(), type: "QNA" as const };
    if (!(await check.check(sent, payload))) return;
    writing.draft.flush();
    const saved = await save(payload, writing.revision());
    if (saved === null) return;
    writing.markSaved();
    onDone(saved.index);
  };
  return (
    <PostForm
      writing={writing}
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
        <TextInput name="title" defaultValue={writing.start.fields.title} autoComplete="off" onInput={writing.change} />
      </Field>
    </PostForm>
  );
}
