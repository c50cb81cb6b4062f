import type { CountedBoard } from "@bulmo/contracts/board-list";
import type { Grade } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import { factsOf } from "./board-words.ts";
import * as styles from "./board.css.ts";

/** What is known of a board, with its handle. */
export function BoardRow({ board, grades }: { board: CountedBoard; grades: readonly Grade[] }) {
  const { type, title, address, isClosed, postCount } = board;
  return (
    <SortableRow id={type} noun="게시판" name={title}>
      <div className={actionRows.row}>
        <div>
          <p className={actionRows.name}>{title}</p>
          <p className={rows.details}>
            {isClosed && <span className={styles.closed}>닫힘</span>}
            <span>{factsOf(board, grades)}</span>
            <span>글 {postCount.toLocaleString("ko")}건</span>
          </p>
        </div>
        <div className={actionRows.buttons}>
          <Button asChild size="small">
            <Link to={sitePath(`/community/${address}`)} aria-label={`${title} 보기`}>
              보기
            </Link>
          </Button>
          <Button asChild size="small">
            <Link to={sitePath("/admin/board")} search={{ edit: type }} aria-label={`${title} 고치기`}>
              고치기
            </Link>
          </Button>
        </div>
      </div>
    </SortableRow>
  );
}
