import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea } from "@bulmo/ui/text-input";
import { type MouseEvent, useEffect, useRef } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { useAskToSignIn } from "../../session/guard/use-ask-to-sign-in.ts";
import { useKnownReader } from "../../session/session-provider.tsx";
import * as styles from "./comment-form.css.ts";
import { answerButtonId, boxId } from "./comment-id.ts";
import { commentIssue } from "./comment-issue.ts";
import { topBox, useBoxes } from "./drafts.ts";
import type { CommentController } from "./use-comment-controller.ts";
import { saveBeforeSignIn } from "./restore-after-sign-in.ts";

type CommentFormProps = {
  controller: CommentController;
  /** Which of the boxes it is. */
  box: string;
  label: string;
  submitLabel: string;
  onCancel?: () => void;
};

const signInQuestion = "댓글은 로그인하신 뒤에 쓰실 수 있습니다. 로그인 화면으로 이동하시겠습니까?";

/** Enter is a new line here, so that no syllable that is being composed is ever sent. */
export function CommentForm({ controller, box, label, submitLabel, onCancel }: CommentFormProps) {
  const { words, write, field } = useBox(controller, box);
  const { issue, show, clear } = useFieldError<string>();
  const { isWaiting, press } = useSend(controller, box);
  const failure = controller.failureAt(boxId(box));
  const submit = () => {
    const found = commentIssue(words);
    if (found) show(found, () => field.current);
    else press();
    return undefined;
  };
  return (
    <Form className={box === topBox ? styles.form : styles.answer} onSubmit={submit}>
      <Field label={label} id={boxId(box)} live error={issue}>
        <TextArea
          ref={field}
          name="content"
          value={words}
          onChange={({ target }) => {
            clear();
            write(target.value);
          }}
        />
      </Field>
      <div className={styles.foot}>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            취소
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isWaiting} onClick={sendOnce}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

/** The second click of a double one would find the box empty, and say so. */
function sendOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The words in a box, those included that were typed before the page's script was there. */
function useBox({ drafts }: CommentController, box: string) {
  const words = useBoxes(drafts, (boxes) => boxes[box] ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const early = field.current?.value ?? "";
    if (early !== "") drafts.write(box, early);
    // A box that opens again because its words were refused takes the focus from nobody who is busy elsewhere.
    const focused = document.activeElement ?? document.body;
    const isFree = focused === document.body || focused.id === answerButtonId(box);
    if (box !== topBox && isFree) field.current?.focus();
  }, [drafts, box]);
  return { words, field, write: (written: string) => drafts.write(box, written) };
}

/** Sends a member's words; a visitor is asked to sign in, and their words are kept until they are back (CMT-08). */
function useSend({ post, drafts, send }: CommentController, box: string) {
  const askToSignIn = useAskToSignIn();
  const keep = () => saveBeforeSignIn(post, { drafts: drafts.boxes(), focus: boxId(box) });
  return useKnownReader((isMember) => {
    void (isMember ? send(box) : askToSignIn(signInQuestion, keep));
  });
}
