import type { Reply } from "@bulmo/contracts/comment";
import { formatDate } from "../../parts/text/date.ts";
import { isPending } from "./comment-change.ts";
import { CommentForm } from "./comment-form.tsx";
import { answerButtonId } from "./comment-id.ts";
import * as styles from "./comment.css.ts";
import { useBoxes } from "./drafts.ts";
import { CommentActions } from "./comment-actions.tsx";
import type { CommentController } from "./use-comment-controller.ts";

type CommentBodyProps = { comment: Reply; controller: CommentController; onGone: () => void };

/** Separated by blank lines. */
const paragraphs = /[^\n][\s\S]*?(?=\n{2,}|$)/gu;

/** What one reader said, what others do with it, and the box in which it is answered. */
export function CommentBody({ comment, controller, onGone }: CommentBodyProps) {
  const { drafts, failureAt } = controller;
  const isAnswered = useBoxes(drafts, (boxes) => comment.id in boxes);
  const failure = failureAt(comment.id);
  const cancel = () => {
    drafts.close(comment.id);
    document.getElementById(answerButtonId(comment.id))?.focus();
  };
  return (
    <div className={styles.body}>
      <p className={styles.byline}>
        <span className={styles.author}>{comment.author}</span>
        <time dateTime={comment.createdAt}>{formatDate(comment.createdAt)}</time>
      </p>
      <div className={styles.content}>
        {[...comment.content.matchAll(paragraphs)].map(({ 0: paragraph, index }) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isPending(comment) ? (
        <p className={styles.pending}>올리고 있습니다.</p>
      ) : (
        <CommentActions comment={comment} controller={controller} isAnswered={isAnswered} onGone={onGone} />
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
