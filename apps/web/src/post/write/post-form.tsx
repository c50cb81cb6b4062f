import { Button } from "@bulmo/ui/button";
import { Fragment, type ReactNode } from "react";
import { DraftNote } from "../draft/draft-note.tsx";
import { DraftOffer } from "../draft/draft-offer.tsx";
import { EditorField } from "../editor/editor-field.tsx";
import * as form from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { OvertakenPost } from "./overtaken-post.tsx";
import * as styles from "./post-form.css.ts";
import type { PostCheck } from "./use-post-check.ts";
import type { PostWriting } from "./use-post-writing.ts";

type PostFormProps = {
  writing: Omit<PostWriting, "initial" | "read" | "receipt">;
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
