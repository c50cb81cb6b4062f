import { pageSize } from "@bulmo/contracts/page-size";
import type { BoardItem } from "@bulmo/contracts/post";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { type ReactNode, useId } from "react";
import { titleOf } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { Link } from "../../parts/link/link.tsx";
import { formatShortDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { trpc } from "../../session/call/trpc.ts";
import { type HomeBoard, homeBoards } from "./home-boards.ts";
import * as styles from "./summary-board.css.ts";

/** The latest posts of a board (HOM-06). A part of its own: a failing one leaves the rest of the page alone. */
export function SummaryBoard({ type }: { type: HomeBoard }) {
  const titleId = useId();
  const { path } = homeBoards[type];
  const title = titleOf(useBoards(), type);
  return (
    <section aria-labelledby={titleId} className={styles.board}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <TextLink asChild variant="more">
          <Link to={path}>
            <VisuallyHidden>{title}</VisuallyHidden> 더보기
            <Icon name="chevron-right" />
          </Link>
        </TextLink>
      </div>
      <LatestPosts type={type} />
    </section>
  );
}

function LatestPosts({ type }: { type: HomeBoard }): ReactNode {
  const { data, isPending, isFetching, refetch } = trpc.post.list.useQuery({ type, limit: pageSize.homeBoard });
  if (isPending) return <BusyState />;
  if (!data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  const posts = data.list.filter((post): post is BoardItem => "summary" in post);
  if (posts.length === 0) return <EmptyState title="아직 올라온 글이 없습니다." />;
  return (
    <ul>
      {posts.map((post) => (
        <Fragment key={post.index} name={`summary ${JSON.stringify(post)}`}>
          <SummaryRow post={post} type={type} />
        </Fragment>
      ))}
    </ul>
  );
}

function SummaryRow({ post, type }: { post: BoardItem; type: HomeBoard }) {
  return (
    <li className={styles.row}>
      <span className={styles.index}>{post.index}</span>
      <div className={styles.words}>
        <Link to={homeBoards[type].detailPath} search={{ index: String(post.index) }} className={styles.link}>
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
