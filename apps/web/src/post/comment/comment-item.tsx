import type { Comment } from "@bulmo/contracts/comment";
import { deletedComment } from "@bulmo/contracts/comment-text";
import * as styles from "./comment.css.ts";
import { Said } from "./said.tsx";
import type { CommentDesk } from "./use-comment-desk.ts";

type CommentItemProps = {
  comment: Comment;
  desk: CommentDesk;
  /** Something of it was deleted. */
  onGone: () => void;
};

/** A comment, or the line that is left of it, and its replies (CMT-02, CMT-07). */
export function CommentItem({ comment, desk, onGone }: CommentItemProps) {
  return (
    <li className={styles.item}>
      {comment.isDeleted ? (
        <p className={styles.deleted}>{deletedComment}</p>
      ) : (
        <Said said={comment} desk={desk} onGone={onGone} />
      )}
      {comment.reply.length > 0 && (
        <ul className={styles.replies}>
          {comment.reply.map((reply) => (
            <li key={reply.id}>
              <Said said={reply} desk={desk} onGone={onGone} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
