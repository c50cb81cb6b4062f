import { Link } from "@tanstack/react-router";
import { formatShortDate } from "../../lib/date.ts";
import { trpc } from "../../lib/trpc.ts";
import { type HomeBoard, homeBoards } from "./home-boards.ts";
import * as styles from "./hero-news.css.ts";
import { homeBoardSize } from "../../lib/contract-constant.ts";

/** The newest post of each board. What cannot be shown here is said by the boards below. */
export function HeroNews() {
  return (
    <section aria-label="새 소식" className={styles.panel}>
      <NewestPost type="NOTICE" />
      <NewestPost type="QNA" />
    </section>
  );
}

function NewestPost({ type }: { type: HomeBoard }) {
  const { data } = trpc.post.list.useQuery({ type, limit: homeBoardSize });
  const { title, path, detailPath } = homeBoards[type];
  const post = data?.list.find((item) => item.type === type);
  return (
    <div className={styles.news}>
      <Link to={path} className={styles.board}>
        {title}
      </Link>
      {post && "summary" in post ? (
        <>
          <Link to={detailPath} search={{ index: String(post.index) }} className={styles.title}>
            {post.title}
          </Link>
          <p className={styles.summary}>{post.summary}</p>
          <time dateTime={post.createdAt} className={styles.date}>
            {formatShortDate(post.createdAt)}
          </time>
        </>
      ) : (
        <p className={styles.summary}>아직 새 글이 없습니다.</p>
      )}
    </div>
  );
}
