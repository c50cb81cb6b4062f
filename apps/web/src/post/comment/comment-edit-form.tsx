import type { Reply } from "@bulmo/contracts/comment";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea } from "@bulmo/ui/text-input";
import { useEffect, useRef, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import * as styles from "./comment-form.css.ts";
import { boxId } from "./comment-id.ts";
import { commentIssue } from "./comment-issue.ts";
import { editBox, useBoxes } from "./drafts.ts";
import type { CommentController } from "./use-comment-controller.ts";

type CommentEditFormProps = { comment: Reply; controller: CommentController; onClose: () => void };

/** A comment in its writer's hands once more (SEE-17). What is refused stays in the box. */
export function CommentEditForm({ comment, controller: { drafts, edit }, onClose }: CommentEditFormProps) {
  const box = editBox(comment.id);
  const words = useBoxes(drafts, (boxes) => boxes[box] ?? "");
  const { issue, show, clear } = useFieldError<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // A box that is there again takes the focus from nobody who is busy elsewhere.
    if (document.activeElement && document.activeElement !== document.body) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const submit = async () => {
    const found = commentIssue(words);
    if (found) return show(found, () => field.current);
    if (!drafts.isUnsent(box)) return onClose();
    setSending(true);
    const isEdited = await edit(comment, words);
    setSending(false);
    if (isEdited) onClose();
    return undefined;
  };
  return (
    <Form className={styles.answer} busy={isSending} onSubmit={submit}>
      <Field label="댓글 수정" id={boxId(box)} live error={issue}>
        <TextArea
          ref={field}
          value={words}
          readOnly={isSending}
          onChange={({ target }) => {
            clear();
            drafts.write(box, target.value);
          }}
        />
      </Field>
      <div className={styles.foot}>
        <Button variant="quiet" onClick={onClose}>
          취소
        </Button>
        <Button type="submit" variant="primary" busy={isSending}>
          저장
        </Button>
      </div>
    </Form>
  );
}
