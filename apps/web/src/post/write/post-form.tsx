import { firstIssue } from "@bulmo/contracts/first-issue";
import { postHeadInput } from "@bulmo/contracts/post-write";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Fragment, type ReactNode, useRef } from "react";
import * as form from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { useComplaint } from "../../parts/form/use-complaint.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { DraftOffer } from "../draft/draft-offer.tsx";
import type { DraftState } from "../draft/use-draft.ts";
import { contentIssue } from "../editor/content-issue.ts";
import { EditorField, type EditorFieldHandle } from "../editor/editor-field.tsx";
import { OvertakenPost } from "./overtaken-post.tsx";
import * as styles from "./post-form.css.ts";
import type { PostWriting } from "./use-post-writing.ts";

type PostCheck = ReturnType<typeof usePostCheck>;

/** Tells what is wrong with a post before it is sent, beside its field (BRD-23). */
export function usePostCheck() {
  const { notice } = useDialog();
  const { complain, errorOf, forgive } = useComplaint();
  const editor = useRef<EditorFieldHandle>(null);
  /** Whether it may be sent. Resolves when what was told has been read. */
  const check = async (sent: HTMLFormElement, post: { content: string }): Promise<boolean> => {
    const wrong = firstIssue(postHeadInput, post);
    if (wrong) {
      await complain(sent, wrong);
      return false;
    }
    const issue = contentIssue(post.content);
    if (!issue) return true;
    editor.current?.complain(issue);
    await notice(issue);
    return false;
  };
  return { check, editor, errorOf, forgive };
}

type PostFormProps = {
  writing: Omit<PostWriting, "initial" | "read" | "submission">;
  check: PostCheck;
  busy: boolean;
  placeholder: string;
  submitLabel: string;
  /** The way out. */
  back: ReactNode;
  onSubmit: (form: HTMLFormElement) => Promise<unknown>;
  /** All of the post but its text; mounted anew when something else is written. */
  children: ReactNode;
};

/** The form of a post: its fields and its text, the draft of it that was kept, and what to do when it was overtaken. */
export function PostForm({ writing, check, busy, placeholder, submitLabel, back, onSubmit, children }: PostFormProps) {
  const { form: element, start, draft, overtaken, changeContent } = writing;
  const { editor, forgive } = check;
  const isOffered = draft.offered !== null;
  /** The buttons that had the focus are gone. */
  const goToFields = () =>
    window.requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("input, select")?.focus());
  return (
    <>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          isOvertaken={draft.isOvertaken}
          onAnswer={(isWanted) => {
            writing.answerOffer(isWanted);
            goToFields();
          }}
        />
      )}
      {overtaken.theirs && (
        <OvertakenPost
          theirs={overtaken.theirs}
          busy={busy}
          onKeepMine={overtaken.keepMine}
          onTakeTheirs={() => {
            overtaken.takeTheirs();
            goToFields();
          }}
          onGoOn={() => {
            overtaken.goOn();
            goToFields();
          }}
        />
      )}
      <Form ref={element} className={form.form} busy={busy} onInput={forgive} onSubmit={onSubmit}>
        <div className={styles.fields} inert={isOffered || busy}>
          <Fragment key={start.round}>{children}</Fragment>
          <EditorField
            ref={editor}
            placeholder={placeholder}
            html={start.fields.content}
            round={start.round}
            onChange={changeContent}
          />
        </div>
        <DraftNote state={draft.state} />
        <div className={form.actions}>
          {back}
          <Button type="submit" variant="primary" size="large" busy={busy} disabled={isOffered}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Says that what was typed is safe, or that it is not. */
function DraftNote({ state }: { state: DraftState }) {
  if (state.status === "failed") {
    return (
      <p className={styles.warning} role="alert">
        이 브라우저에 초안을 저장하지 못했습니다. 글을 올리기 전에는 이 페이지를 닫지 마세요.
      </p>
    );
  }
  return (
    <p className={styles.note}>
      {state.status === "kept" ? `${formatRecent(state.savedAt)}에 초안을 저장했습니다.` : "\u00A0"}
    </p>
  );
}
