import type { Reply } from "@bulmo/contracts/comment";
import { isBlank } from "@bulmo/contracts/text-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea } from "@bulmo/ui/text-input";
import { useEffect, useRef, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import * as styles from "./comment-form.css.ts";
import { boxId } from "./comment-id.ts";
import { commentIssue } from "./comment-issue.ts";
import { topBox } from "./drafts.ts";
import type { CommentController } from "./use-comment-controller.ts";

type CommentEditFormProps = { comment: Reply; controller: CommentController; onClose: () => void };

const leaveQuestion = {
  message: "고치던 댓글이 아직 저장되지 않았습니다. 이 페이지를 나가면 고치신 내용이 사라질 수 있습니다.",
  danger: true,
};

const moved = "고치던 댓글이 그사이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.";

/** A comment in its writer's hands once more (SEE-17). What is refused stays in the box. */
export function CommentEditForm({ comment, controller, onClose }: CommentEditFormProps) {
  const [words, setWords] = useState(comment.content);
  const { issue, show, clear } = useFieldError<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [original] = useState(comment.content);
  const isChanged = words !== original;
  useLeaveQuestion(() => isChanged, leaveQuestion);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const letGo = useWordsOfGone(controller, isChanged ? words : "");
  const close = () => {
    letGo();
    onClose();
  };
  const submit = async () => {
    const found = commentIssue(words);
    if (found) return show(found, () => field.current);
    if (!isChanged) return close();
    setSending(true);
    const isEdited = await controller.edit(comment, words);
    setSending(false);
    if (isEdited) close();
    return undefined;
  };
  return (
    <Form className={styles.answer} busy={isSending} onSubmit={submit}>
      <Field label="댓글 고치기" live error={issue}>
        <TextArea
          ref={field}
          value={words}
          readOnly={isSending}
          onChange={({ target }) => {
            clear();
            setWords(target.value);
          }}
        />
      </Field>
      <div className={styles.foot}>
        <Button variant="quiet" onClick={close}>
          취소
        </Button>
        <Button type="submit" variant="primary" busy={isSending}>
          저장
        </Button>
      </div>
    </Form>
  );
}

/** When somebody deletes the comment meanwhile, its box goes with it; the words become a comment, unless let go before. */
function useWordsOfGone({ drafts, fail }: CommentController, words: string): () => void {
  const held = useRef("");
  const isLetGo = useRef(false);
  useEffect(() => {
    held.current = words;
  }, [words]);
  useEffect(
    () => () => {
      if (isLetGo.current || isBlank(held.current)) return;
      drafts.putBack(topBox, held.current);
      fail(boxId(topBox), moved);
    },
    [drafts, fail],
  );
  return () => {
    isLetGo.current = true;
  };
}
