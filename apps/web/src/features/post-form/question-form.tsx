import { firstIssue } from "@bulmo/contracts/first-issue";
import type { PostAddress } from "@bulmo/contracts/post";
import { postCreateInput } from "@bulmo/contracts/post-write";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { DraftNote } from "../../lib/draft/draft-note.tsx";
import { DraftOffer } from "../../lib/draft/draft-offer.tsx";
import { useDraft } from "../../lib/draft/use-draft.ts";
import { contentIssue } from "../../lib/editor/content-issue.ts";
import { EditorField, type EditorFieldHandle } from "../../lib/editor/editor-field.tsx";
import * as form from "../../lib/form/form.css.ts";
import { Form } from "../../lib/form/form.tsx";
import { useComplaint } from "../../lib/form/use-complaint.ts";
import { useLeaveQuestion } from "../../lib/form/use-leave-question.ts";
import * as styles from "./question-form.css.ts";
import { useSaveQuestion, type Written } from "./use-save-question.tsx";

type QuestionFormProps = {
  userId: string;
  /** The question that is edited; null for a new one. */
  address: PostAddress | null;
  initial: Written;
  onDone: (index: number) => void;
};

const leaving = { message: "작성 중인 글이 있습니다. 지금 나가셔도 이 브라우저에 초안으로 남습니다." };

/** Title and text of a question (BRD-17); nothing that was typed into it is ever lost (BRD-24). */
export function QuestionForm({ userId, address, initial, onDone }: QuestionFormProps) {
  const { notice } = useDialog();
  const complaint = useComplaint();
  const [start, setStart] = useState({ ...initial, round: 0 });
  const title = useRef<HTMLInputElement>(null);
  const editor = useRef<EditorFieldHandle>(null);
  const readContent = useRef(() => start.content);
  const hasChanges = useRef(false);
  const draft = useDraft({ userId, board: "QNA", index: address?.index }, initial);
  const { save, isPending } = useSaveQuestion(address);
  useLeaveQuestion(() => hasChanges.current, leaving);

  const { note } = draft;
  const change = useCallback(() => {
    const field = title.current;
    hasChanges.current = true;
    note(() => ({ title: field?.value ?? "", content: readContent.current() }));
  }, [note]);
  const changeContent = useCallback(
    (read: () => string) => {
      readContent.current = read;
      change();
    },
    [change],
  );

  const answerOffer = (isWanted: boolean) => {
    const { title: kept = "", content = "" } = draft.offered?.fields ?? {};
    draft.settle(isWanted);
    if (isWanted) {
      readContent.current = () => content;
      hasChanges.current = true;
      setStart(({ round }) => ({ title: kept, content, round: round + 1 }));
    }
    // The buttons that had the focus are gone.
    window.requestAnimationFrame(() => title.current?.focus());
  };

  const submit = async (sent: HTMLFormElement) => {
    const written = { title: title.current?.value ?? "", content: readContent.current() };
    const wrong = firstIssue(postCreateInput, { ...written, content: "-", type: "QNA" });
    if (wrong) return complaint.complain(sent, wrong);
    const issue = contentIssue(written.content);
    if (issue) {
      editor.current?.complain(issue);
      return notice(issue);
    }
    draft.flush();
    const index = await save(written);
    if (index === null) return undefined;
    hasChanges.current = false;
    draft.clear();
    return onDone(index);
  };

  return (
    <>
      {draft.offered && <DraftOffer draft={draft.offered} onAnswer={answerOffer} />}
      <Form className={form.form} busy={isPending} onInput={complaint.forgive} onSubmit={submit}>
        <div className={styles.fields} inert={draft.offered !== null || isPending}>
          <Field label="제목" required error={complaint.errorOf("title")}>
            <TextInput
              key={start.round}
              ref={title}
              name="title"
              defaultValue={start.title}
              autoComplete="off"
              onInput={change}
            />
          </Field>
          <EditorField
            ref={editor}
            placeholder="궁금한 점을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다."
            html={start.content}
            round={start.round}
            onChange={changeContent}
          />
        </div>
        <DraftNote state={draft.state} />
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to="/community/qna">뒤로</Link>
          </Button>
          <Button type="submit" variant="primary" size="large" busy={isPending} disabled={draft.offered !== null}>
            게시글 작성
          </Button>
        </div>
      </Form>
    </>
  );
}
