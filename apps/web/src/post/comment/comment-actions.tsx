import type { Reply } from "@bulmo/contracts/comment";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useAskToSignIn } from "../../session/guard/use-ask-to-sign-in.ts";
import { useKnownReader } from "../../session/session-provider.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { answerButtonId, boxId, editButtonId, likeButtonId, reportButtonId } from "./comment-id.ts";
import * as styles from "./comment-actions.css.ts";
import type { CommentController } from "./use-comment-controller.ts";
import { saveBeforeSignIn } from "./restore-after-sign-in.ts";

type CommentActionsProps = {
  comment: Reply;
  controller: CommentController;
  /** Its reply box is open. */
  isAnswered: boolean;
  onEdit: () => void;
  onGone: () => void;
};

export function CommentActions({ comment, controller, isAnswered, onEdit, onGone }: CommentActionsProps) {
  const answer = () => {
    if (isAnswered) document.getElementById(boxId(comment.id))?.focus();
    else controller.drafts.open(comment.id);
  };
  return (
    <div className={styles.bar}>
      <LikeButton comment={comment} controller={controller} />
      {!controller.isClosed && (
        <Button
          id={answerButtonId(comment.id)}
          variant="quiet"
          size="small"
          aria-expanded={isAnswered}
          className={styles.action}
          onClick={answer}
        >
          <Icon name="reply" />
          답글달기
        </Button>
      )}
      {controller.mayEdit(comment) && (
        <Button id={editButtonId(comment.id)} variant="quiet" size="small" className={styles.action} onClick={onEdit}>
          <Icon name="edit" />
          수정
        </Button>
      )}
      {controller.mayRemove(comment) && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          onClick={() => void controller.remove(comment, onGone)}
        >
          <Icon name="trash" />
          삭제
        </Button>
      )}
      <Report comment={comment} controller={controller} />
    </div>
  );
}

/** A visitor who is sent to sign in comes back to it, with what they were writing. */
const Report = ({ comment, controller: { post, drafts } }: Pick<CommentActionsProps, "comment" | "controller">) => (
  <ReportButton
    id={reportButtonId(comment.id)}
    about={{ kind: "COMMENT", commentId: comment.id }}
    writerId={comment.userId}
    className={styles.action}
    onLeave={() => saveBeforeSignIn(post, { drafts: drafts.boxes(), focus: reportButtonId(comment.id) })}
  />
);

const signInQuestion = "좋아요는 로그인하신 뒤에 누르실 수 있습니다. 로그인 화면으로 이동하시겠습니까?";

/** A member likes it or takes it back (CMT-05); a visitor is asked to sign in (CMT-08). */
function LikeButton({
  comment,
  controller: { post, drafts, like },
}: Pick<CommentActionsProps, "comment" | "controller">) {
  const askToSignIn = useAskToSignIn();
  const keep = () => saveBeforeSignIn(post, { drafts: drafts.boxes(), focus: likeButtonId(comment.id) });
  const { isWaiting, press } = useKnownReader((isMember) => {
    void (isMember ? like(comment) : askToSignIn(signInQuestion, keep));
  });
  return (
    <Button
      id={likeButtonId(comment.id)}
      variant="quiet"
      size="small"
      busy={isWaiting}
      aria-pressed={comment.isLiked}
      className={styles.like}
      onClick={({ detail }) => {
        // A double click likes once.
        if (detail <= 1) press();
      }}
    >
      <span className={styles.heart}>
        <Icon name="heart" filled={comment.isLiked} />
      </span>
      좋아요 {comment.likeCount.toLocaleString("ko-KR")}
    </Button>
  );
}
