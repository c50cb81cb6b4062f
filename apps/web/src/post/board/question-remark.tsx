import type { BoardRow } from "@bulmo/contracts/post";
import * as styles from "./question-remark.css.ts";

/** Behind a question's title: whether the association has answered it, and how much was said (SEE-19). */
export const QuestionRemark = ({ isAnswered, commentCount }: Pick<BoardRow, "isAnswered" | "commentCount">) =>
  (isAnswered || !!commentCount) && (
    <span className={styles.remark}>
      {isAnswered && <span className={styles.answered}>답변</span>}
      {!!commentCount && <span>댓글 {commentCount.toLocaleString("ko-KR")}</span>}
    </span>
  );
