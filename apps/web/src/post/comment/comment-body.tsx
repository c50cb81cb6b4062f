import type { Reply } from "@bulmo/contracts/comment";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { formatDate } from "../../parts/text/date.ts";
import { isPending } from "./comment-change.ts";
import { CommentForm } from "./comment-form.tsx";
import { answerButtonId, editButtonId } from "./comment-id.ts";
import * as styles from "./comment.css.ts";
import { editBox, useBoxes } from "./drafts.ts";
import { CommentActions } from "./comment-actions.tsx";
import type { CommentController } from "./use-comment-controller.ts";

type CommentBodyProps = { comment: Reply; controller: CommentController; onGone: () => void };

/** Separated by blank lines. */
const paragraphs = /[^\n][\s\S]*?(?=\n{2,}|$)/gu;

const editForm = lazyPart(async () => (await import("./comment-edit-form.tsx")).CommentEditForm);

const notLoaded = "댓글 수정 칸을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 ‘수정’을 다시 눌러 주세요.";

/** For writers alone, and of them for those who change their minds: the form is loaded when it is asked for. */
function useEditForm({ id, content }: Reply, { drafts, fail }: CommentController) {
  const box = editBox(id);
  const isOpen = useBoxes(drafts, (boxes) => box in boxes);
  const { Loaded, load } = useLazy(editForm);
  const edit = async () => {
    const outcome = await load();
    if (outcome === "gone") return;
    fail(id, outcome === "failed" ? notLoaded : "");
    if (outcome === "loaded") drafts.open(box, content);
  };
  const resume = useEffectEvent(() => void edit());
  // Words that came back from signing in.
  useEffect(() => {
    if (isOpen) resume();
  }, [isOpen]);
  const stop = () => {
    // What went wrong with it is no news of the comment that stands there again.
    fail(id, "");
    drafts.close(box);
  };
  return { EditForm: isOpen ? Loaded : undefined, edit, stop };
}

const Words = ({ content }: { content: string }) => (
  <div className={styles.content}>
    {[...content.matchAll(paragraphs)].map(({ 0: paragraph, index }) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);

/** What one reader said, what others do with it, and the box in which it is answered. */
export function CommentBody({ comment, controller, onGone }: CommentBodyProps) {
  const { drafts, failureAt } = controller;
  const isAnswered = useBoxes(drafts, (boxes) => comment.id in boxes);
  const failure = failureAt(comment.id);
  const { EditForm, edit, stop } = useEditForm(comment, controller);
  const stopEditing = () => {
    // The button is there again before it gets the focus.
    flushSync(stop);
    document.getElementById(editButtonId(comment.id))?.focus();
  };
  const cancel = () => {
    drafts.close(comment.id);
    document.getElementById(answerButtonId(comment.id))?.focus();
  };
  return (
    <div className={styles.body}>
      <p className={styles.byline}>
        <span className={styles.author}>{comment.author}</span>
        <time dateTime={comment.createdAt}>{formatDate(comment.createdAt)}</time>
        {comment.editedAt !== null && <span>수정됨</span>}
      </p>
      {EditForm ? (
        <EditForm comment={comment} controller={controller} onClose={stopEditing} />
      ) : (
        <Words content={comment.content} />
      )}
      {isPending(comment) && <p className={styles.pending}>올리고 있습니다.</p>}
      {!isPending(comment) && !EditForm && (
        <CommentActions
          comment={comment}
          controller={controller}
          isAnswered={isAnswered}
          onEdit={() => void edit()}
          onGone={onGone}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {isAnswered && (
        <CommentForm
          controller={controller}
          box={comment.id}
          label={`${comment.author} 님에게 답글 쓰기`}
          submitLabel="답글 작성"
          onCancel={cancel}
        />
      )}
    </div>
  );
}
