import { firstIssue } from "@bulmo/contracts/first-issue";
import { postHeadInput } from "@bulmo/contracts/post-write";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Fragment, type ReactNode, useCallback, useId, useRef, useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { pause } from "../../parts/retry/pause.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { DraftPrompt } from "../../parts/draft/draft-prompt.tsx";
import type { DraftState } from "../../parts/draft/use-draft.ts";
import { fieldOf } from "../../session/call/call-error.ts";
import { AttachmentField, type AttachmentFieldHandle } from "../attachment/attachment-field.tsx";
import { contentIssue } from "../editor/content-issue.ts";
import { EditorField, type EditorFieldHandle } from "../editor/editor-field.tsx";
import { PostConflict } from "./post-conflict.tsx";
import * as styles from "./post-form.css.ts";
import type { PostFormState } from "./use-post-form.ts";

type PostValidation = ReturnType<typeof usePostValidation>;

/** Tells what is wrong with a post before it is sent, beside its field (BRD-23). */
export function usePostValidation() {
  const { notice } = useDialog();
  const { showError, errorOf, clearOnInput } = useFormError();
  const editor = useRef<EditorFieldHandle>(null);
  const files = useRef<AttachmentFieldHandle>(null);
  /** Whether it may be sent. Resolves when what was told has been read. */
  const check = async (sent: HTMLFormElement, post: { content: string }): Promise<boolean> => {
    const wrong = firstIssue(postHeadInput, post);
    if (wrong) {
      await showError(sent, wrong);
      return false;
    }
    const issue = contentIssue(post.content);
    if (!issue) return true;
    editor.current?.showError(issue);
    await notice(issue);
    return false;
  };
  /** What only the server knows: a draft may name files that are there no more. */
  const showRefusal = async (error: unknown): Promise<void> => {
    const refusal = fieldOf(error, ["attachments"]);
    if (!refusal) return;
    // The fields answer to nobody before the page has heard that the call is over.
    await pause(0);
    files.current?.showError(refusal.message);
  };
  return { check, editor, files, showError, showRefusal, errorOf, clearOnInput };
}

/** What is saved has all of its files: those on their way are waited for. */
function useFiles(field: PostValidation["files"]) {
  const { notice } = useDialog();
  const [isWaiting, setWaiting] = useState(false);
  const haveArrived = async (): Promise<boolean> => {
    if (!field.current) return true;
    setWaiting(true);
    const all = await field.current.finished();
    setWaiting(false);
    if (!all) await notice("아직 올리지 못한 첨부 파일이 있습니다. 이어서 올리거나 뺀 뒤에 저장해 주세요.");
    return all;
  };
  return { isWaiting, haveArrived };
}

type PostFormProps = {
  postForm: Omit<PostFormState, "initial" | "read" | "submission">;
  check: PostValidation;
  busy: boolean;
  placeholder: string;
  submitLabel: string;
  /** The way out. */
  back: ReactNode;
  onSubmit: (form: HTMLFormElement) => Promise<unknown>;
  /** All of the post but its text; mounted anew when something else is written. */
  children: ReactNode;
};

/** The form of a post: its fields and its text, the draft of it that was kept, and what to do in a conflict. */
export function PostForm(props: PostFormProps) {
  const { postForm, check, busy, placeholder, submitLabel, back, onSubmit, children } = props;
  const { form: element, start, draft, conflict, change, changeContent } = postForm;
  const { editor, files: fileField, clearOnInput } = check;
  const files = useFiles(fileField);
  const attach = useCallback((given: readonly File[]) => fileField.current?.add(given), [fileField]);
  const isOffered = draft.offered !== null;
  /** The buttons that had the focus are gone. */
  const goToFields = () =>
    window.requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("input, select")?.focus());
  return (
    <>
      {draft.offered && (
        <DraftPrompt
          draft={draft.offered}
          isOutdated={draft.isOutdated}
          onAnswer={(isWanted) => {
            postForm.answerOffer(isWanted);
            goToFields();
          }}
        />
      )}
      {conflict.current && (
        <PostConflict
          current={conflict.current}
          busy={busy}
          onKeepMine={conflict.keepMine}
          onTakeCurrent={() => {
            conflict.takeCurrent();
            goToFields();
          }}
          onDismiss={() => {
            conflict.dismiss();
            goToFields();
          }}
        />
      )}
      <Form
        ref={element}
        className={form.form}
        busy={busy}
        onInput={clearOnInput}
        onSubmit={async (sent) => {
          if (await files.haveArrived()) await onSubmit(sent);
        }}
      >
        <div className={styles.fields} inert={isOffered || busy}>
          <Fragment key={start.round}>{children}</Fragment>
          <EditorField
            ref={editor}
            placeholder={placeholder}
            html={start.fields.content}
            round={start.round}
            onChange={changeContent}
            onAttach={attach}
          />
          <AttachmentField
            key={`files ${start.round}`}
            ref={fileField}
            initial={start.fields.attachments}
            onChange={change}
          />
        </div>
        <div>
          <p className={styles.note} role="status">
            {files.isWaiting &&
              "올리고 있는 파일이 다 올라가면 저장합니다. 기다리지 않으시려면 그 파일을 멈추거나 빼 주세요."}
          </p>
          <DraftNote state={draft.state} />
        </div>
        <div className={form.actions}>
          {back}
          <Button type="submit" variant="primary" size="large" busy={busy || files.isWaiting} disabled={isOffered}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </>
  );
}

type SecretFieldProps = { initial: string; onChange: () => void };

/** Of a question: whether only its writer and administrators read it (EXH-09). */
export function SecretField({ initial, onChange }: SecretFieldProps) {
  const note = useId();
  return (
    <div className={styles.secret}>
      <Checkbox
        name="isSecret"
        label="비밀 질문"
        defaultChecked={initial !== ""}
        aria-describedby={note}
        onCheckedChange={onChange}
      />
      <p id={note} className={styles.note}>
        글쓴이와 관리자만 읽을 수 있습니다. 목록에는 비밀 질문이라고만 나옵니다.
      </p>
    </div>
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
      {state.status === "saved" ? `${formatRecent(state.savedAt)}에 초안을 저장했습니다.` : "\u00A0"}
    </p>
  );
}
