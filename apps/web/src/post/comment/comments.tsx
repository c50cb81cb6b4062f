import type { Comment } from "@bulmo/contracts/comment";
import { deletedComment } from "@bulmo/contracts/comment-text";
import type { PostAddress } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { partOf } from "../../parts/lazy/shown-parts.ts";
import { allComments } from "./comment-change.ts";
import { CommentForm } from "./comment-form.tsx";
import { boxId } from "./comment-id.ts";
import * as styles from "./comment.css.ts";
import { commentIdOf, isEditBox, topBox, useBoxes } from "./drafts.ts";
import { CommentBody } from "./comment-body.tsx";
import { type CommentController, useCommentController } from "./use-comment-controller.ts";
import { useRestoreAfterSignIn } from "./restore-after-sign-in.ts";

type CommentsProps = {
  post: PostAddress;
  /** What was said is read, and nothing more is said. */
  isClosed?: boolean;
};

/** What readers say about a post (CMT-01). A part of its own: the post is there also when this fails. */
export function Comments({ post, isClosed = false }: CommentsProps) {
  const controller = useCommentController(post, isClosed);
  useOrphanedWords(controller);
  useRestoreAfterSignIn(controller);
  const { heading, focusHeading } = useHeadingFocus();
  const { list, isPending, isFetching, refetch, announcement } = controller;
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
    <section {...partOf("comments")} aria-labelledby="comments" className={styles.section}>
      <h2 ref={heading} id="comments" tabIndex={-1} className={styles.heading}>
        댓글 {list.commentCount}개
      </h2>
      {!isClosed && <CommentForm controller={controller} box={topBox} label="댓글 쓰기" submitLabel="댓글 작성" />}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {list.list.length === 0 ? (
        <p className={styles.none}>아직 댓글이 없습니다.</p>
      ) : (
        <ul>
          {list.list.map((comment) => (
            <CommentItem key={comment.id} comment={comment} controller={controller} onGone={focusHeading} />
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

type CommentItemProps = {
  comment: Comment;
  controller: CommentController;
  /** Something of it was deleted. */
  onGone: () => void;
};

/** A comment, or the line that is left of it, and its replies (CMT-02, CMT-07). */
function CommentItem({ comment, controller, onGone }: CommentItemProps) {
  return (
    <li className={styles.item}>
      {comment.isDeleted ? (
        <p className={styles.deleted}>{deletedComment}</p>
      ) : (
        <CommentBody comment={comment} controller={controller} onGone={onGone} />
      )}
      {comment.reply.length > 0 && (
        <ul className={styles.replies}>
          {comment.reply.map((reply) => (
            <li key={reply.id}>
              <CommentBody comment={reply} controller={controller} onGone={onGone} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const moved = {
  reply: "답글을 달던 댓글이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.",
  edit: "수정하던 댓글이 그사이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.",
};

/** A comment that somebody deletes takes with it what is being written to it or in its place: the words become a comment. */
function useOrphanedWords({ known, drafts, fail }: CommentController): void {
  // Words that come back from signing in may belong to a comment that is gone by then.
  const open = useBoxes(drafts, (boxes) => Object.keys(boxes).join());
  useEffect(() => {
    if (!known) return;
    const deleted = known.list.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
    const standing = new Set(allComments(known).map(({ id }) => id)).difference(new Set(deleted));
    for (const box of Object.keys(drafts.boxes())) {
      if (box === topBox || standing.has(commentIdOf(box))) continue;
      if (!drafts.isUnsent(box)) {
        drafts.close(box);
        continue;
      }
      drafts.moveToTop(box);
      fail(boxId(topBox), moved[isEditBox(box) ? "edit" : "reply"]);
      document.getElementById(boxId(topBox))?.focus();
    }
  }, [known, open, drafts, fail]);
}
