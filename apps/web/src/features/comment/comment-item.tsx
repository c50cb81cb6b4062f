import { deletedComment } from "@bulmo/contracts/deleted-comment";
import type { Comment, Reply } from "@bulmo/contracts/comment";
import { Icon } from "@bulmo/ui/icon";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { formatDate } from "../../lib/date.ts";
import * as styles from "./comment.css.ts";

/** Separated by blank lines. */
const paragraphs = /[^\n][\s\S]*?(?=\n{2,}|$)/gu;

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
    <div className={styles.words}>
      <p className={styles.byline}>
        <span className={styles.author}>{said.author}</span>
        <time dateTime={said.createdAt}>{formatDate(said.createdAt)}</time>
      </p>
      <div className={styles.content}>
        {[...said.content.matchAll(paragraphs)].map(({ 0: paragraph, index }) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.likes}>
        <Icon name="heart" />
        <VisuallyHidden>좋아요</VisuallyHidden> {said.likeCount}
      </p>
    </div>
  );
}
