import { pageSize } from "@bulmo/contracts/page-size";
import type { BoardItem } from "@bulmo/contracts/post";
import { formatShortDate } from "../../parts/text/date.ts";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { type HomeBoard, homeBoards } from "./home-boards.ts";
import * as styles from "./hero-news.css.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";

/** A phone shows the first alone, on one line: its boards come soon enough. */
const shown = 3;

/** The newest posts of each board. What cannot be fetched leaves its place empty: the boards below say so. */
export function HeroNews() {
  return (
    <section aria-label="새 소식" className={styles.panel}>
      <NewestPosts type="NOTICE" />
      <NewestPosts type="QNA" />
    </section>
  );
}

function NewestPosts({ type }: { type: HomeBoard }) {
  const { data } = trpc.post.list.useQuery({ type, limit: pageSize.homeBoard });
  const { title, path } = homeBoards[type];
  const posts = data?.list.filter((post): post is BoardItem => post.type === type).slice(0, shown);
  return (
    <div className={styles.news}>
      <Link to={path} className={styles.board}>
        {title}
      </Link>
      {posts?.length === 0 && <p className={styles.none}>아직 새 글이 없습니다.</p>}
      {posts && posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <Fragment key={post.index} name={`news ${JSON.stringify(post)}`}>
              <NewsLine post={post} />
            </Fragment>
          ))}
        </ul>
      )}
    </div>
  );
}

function NewsLine({ post: { type, index, title, createdAt } }: { post: BoardItem }) {
  return (
    <li className={styles.post}>
      <Link to={homeBoards[type].detailPath} search={{ index: String(index) }} className={styles.title}>
        {keepTogether(title)}
      </Link>
      <time dateTime={createdAt} className={styles.date}>
        {formatShortDate(createdAt)}
      </time>
    </li>
  );
}
