import type { BoardRow } from "@bulmo/contracts/post";
import * as styles from "./question-remark.css.ts";

/** Behind a title: how much was said, and of a question whether the association has answered it (SEE-19). */
export const QuestionRemark = ({ isAnswered, commentCount }: Pick<BoardRow, "isAnswered" | "commentCount">) =>
  (isAnswered || !!commentCount) && (
    <span className={styles.remark}>
      {isAnswered && <span className={styles.answered}>답변</span>}
      {!!commentCount && <span>댓글 {commentCount.toLocaleString("ko-KR")}</span>}
    </span>
  );
