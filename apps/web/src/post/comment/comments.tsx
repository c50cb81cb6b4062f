import type { PostAddress } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import * as styles from "./comment.css.ts";
import { topBox } from "./drafts.ts";
import { useCommentDesk } from "./use-comment-desk.ts";
import { useLostAnswers } from "./use-lost-answers.ts";
import { useReturn } from "./use-return.ts";

/** What readers say about a post (CMT-01). A part of its own: the post is there also when this fails. */
export function Comments({ post }: { post: PostAddress }) {
  const desk = useCommentDesk(post);
  useLostAnswers(desk);
  useReturn(desk);
  const { heading, focusHeading } = useHeadingFocus();
  const { list, isPending, isFetching, refetch, news } = desk;
  if (!list) {
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
      <h2 ref={heading} id="comments" tabIndex={-1} className={styles.heading}>
        댓글 {list.commentCount}개
      </h2>
      <CommentForm desk={desk} box={topBox} label="댓글 쓰기" submitLabel="댓글 작성" />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {list.list.length === 0 ? (
        <p className={styles.none}>아직 댓글이 없습니다.</p>
      ) : (
        <ul>
          {list.list.map((comment) => (
            <CommentItem key={comment.id} comment={comment} desk={desk} onGone={focusHeading} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where the focus goes when the comment that held it is gone: to the count, which has changed. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) heading.current?.focus();
  }, [turn]);
  return { heading, focusHeading: () => setTurn((last) => last + 1) };
}
