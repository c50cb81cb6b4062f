import type { Comment, Reply } from "@bulmo/contracts/comment";
import { Icon } from "@bulmo/ui/icon";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { formatDate } from "../../lib/date.ts";
import * as styles from "./comment.css.ts";
import { deletedComment } from "../../lib/contract-constant.ts";

export function CommentItem({ comment }: { comment: Comment }) {
  return (
    <li className={styles.item}>
      {comment.isDeleted ? <p className={styles.deleted}>{deletedComment}</p> : <Words said={comment} />}
      {comment.reply.length > 0 && (
        <ul className={styles.replies}>
          {comment.reply.map((reply) => (
            <li key={reply.id}>
              <Words said={reply} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Words({ said }: { said: Reply }) {
  return (
    <>
      <p className={styles.byline}>
        <span className={styles.author}>{said.author}</span>
        <time dateTime={said.createdAt}>{formatDate(said.createdAt)}</time>
      </p>
      <p className={styles.content}>{said.content}</p>
      <p className={styles.likes}>
        <Icon name="heart" />
        <VisuallyHidden>좋아요</VisuallyHidden> {said.likeCount}
      </p>
    </>
  );
}
