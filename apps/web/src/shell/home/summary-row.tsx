import type { BoardItem } from "@bulmo/contracts/post";
import { formatShortDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { homeBoards } from "./home-boards.ts";
import * as styles from "./summary-board.css.ts";

export function SummaryRow({ post }: { post: BoardItem }) {
  return (
    <li className={styles.row}>
      <span className={styles.index}>{post.index}</span>
      <div className={styles.words}>
        <Link to={homeBoards[post.type].detailPath} search={{ index: String(post.index) }} className={styles.link}>
          {keepTogether(post.title)}
        </Link>
        <p className={styles.summary}>{keepTogether(post.summary)}</p>
      </div>
      <time dateTime={post.createdAt} className={styles.date}>
        {formatShortDate(post.createdAt)}
      </time>
    </li>
  );
}
