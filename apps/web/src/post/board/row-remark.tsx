import type { BoardRow } from "@bulmo/contracts/post";
import * as styles from "./row-remark.css.ts";

type RowRemarkProps = Pick<BoardRow, "isAnswered" | "commentCount" | "attachmentCount">;

/** Behind a title: how much was said, how many files there are, and of a question whether the association has answered it (SEE-19). */
export const RowRemark = ({ isAnswered, commentCount, attachmentCount }: RowRemarkProps) =>
  (isAnswered || !!commentCount || !!attachmentCount) && (
    <span className={styles.remark}>
      {isAnswered && <span className={styles.answered}>답변</span>}
      {!!commentCount && <span>댓글 {commentCount.toLocaleString("ko-KR")}</span>}
      {!!attachmentCount && <span>첨부 {attachmentCount}</span>}
    </span>
  );
