import type { Reply } from "@bulmo/contracts/comment";
import { formatDate } from "../../parts/text/date.ts";
import { isOnItsWay } from "./comment-change.ts";
import { CommentForm } from "./comment-form.tsx";
import { answerButtonId } from "./comment-id.ts";
import * as styles from "./comment.css.ts";
import { useBoxes } from "./drafts.ts";
import { SaidActions } from "./said-actions.tsx";
import type { CommentDesk } from "./use-comment-desk.ts";

type SaidProps = { said: Reply; desk: CommentDesk; onGone: () => void };

/** Separated by blank lines. */
const paragraphs = /[^\n][\s\S]*?(?=\n{2,}|$)/gu;

/** What one reader said, what others do with it, and the box in which it is answered. */
export function Said({ said, desk, onGone }: SaidProps) {
  const { drafts, failureAt } = desk;
  const isAnswered = useBoxes(drafts, (boxes) => said.id in boxes);
  const failure = failureAt(said.id);
  const cancel = () => {
    drafts.close(said.id);
    document.getElementById(answerButtonId(said.id))?.focus();
  };
  return (
    <div className={styles.said}>
      <p className={styles.byline}>
        <span className={styles.author}>{said.author}</span>
        <time dateTime={said.createdAt}>{formatDate(said.createdAt)}</time>
      </p>
      <div className={styles.content}>
        {[...said.content.matchAll(paragraphs)].map(({ 0: paragraph, index }) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isOnItsWay(said) ? (
        <p className={styles.onItsWay}>등록하고 있습니다.</p>
      ) : (
        <SaidActions said={said} desk={desk} isAnswered={isAnswered} onGone={onGone} />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {isAnswered && (
        <CommentForm
          desk={desk}
          box={said.id}
          label={`${said.author} 님에게 답글 쓰기`}
          submitLabel="답글 작성"
          onCancel={cancel}
        />
      )}
    </div>
  );
}
