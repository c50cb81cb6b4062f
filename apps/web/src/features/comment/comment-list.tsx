import type { PostAddress } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { trpc } from "../../lib/trpc.ts";
import { CommentItem } from "./comment-item.tsx";
import * as styles from "./comment.css.ts";

/** What readers said about a post (CMT-01). A part of its own: the post is there also when this fails. */
export function CommentList({ post }: { post: PostAddress }) {
  const { data, isPending, isFetching, refetch } = trpc.comment.list.useQuery(post);
  if (!data) {
    return isPending ? (
      <BusyState />
    ) : (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        댓글을 불러오지 못했습니다.
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="comments" className={styles.section}>
      <h2 id="comments" className={styles.heading}>
        댓글 {data.commentCount}개
      </h2>
      {data.list.length === 0 ? (
        <p className={styles.none}>아직 댓글이 없습니다.</p>
      ) : (
        <ul>
          {data.list.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </section>
  );
}
