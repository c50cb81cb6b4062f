import { pageSize } from "@bulmo/contracts/page-size";
import type { BoardItem } from "@bulmo/contracts/post";
import { EmptyState, BusyState, ErrorState } from "@bulmo/ui/state";
import { TextLink } from "@bulmo/ui/link";
import { Icon } from "@bulmo/ui/icon";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { type ReactNode, useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { Still } from "../../page/still/still.tsx";
import { type HomeBoard, homeBoards } from "./home-boards.ts";
import * as styles from "./summary-board.css.ts";
import { SummaryRow } from "./summary-row.tsx";

/** The latest posts of a board (HOM-06). A part of its own: a failing one leaves the rest of the page alone. */
export function SummaryBoard({ type }: { type: HomeBoard }) {
  const titleId = useId();
  const { title, path } = homeBoards[type];
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
  const posts = data.list.filter((post): post is BoardItem => post.type === type);
  if (posts.length === 0) return <EmptyState title="아직 등록된 글이 없습니다." />;
  return (
    <ul>
      {posts.map((post) => (
        <Still key={post.index} name={`summary ${JSON.stringify(post)}`}>
          <SummaryRow post={post} />
        </Still>
      ))}
    </ul>
  );
}
