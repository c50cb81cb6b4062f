import type { ListedBoard } from "@bulmo/contracts/board-list";
import * as styles from "./-closed-note.css.ts";

/** Said above the list of a board that takes nothing new (EXH-08). */
export const ClosedNote = ({ board }: { board: Pick<ListedBoard, "isClosed"> | undefined }) =>
  board?.isClosed && (
    <p className={styles.closed}>지금은 글을 받지 않는 게시판입니다. 올라온 글은 읽으실 수 있습니다.</p>
  );
