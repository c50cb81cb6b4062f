import type { Reply } from "@bulmo/contracts/comment";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useAskToSignIn } from "../../session/guard/use-ask-to-sign-in.ts";
import { useKnownReader } from "../../session/session-provider.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { answerButtonId, boxId, likeButtonId, reportButtonId } from "./comment-id.ts";
import * as styles from "./said-actions.css.ts";
import type { CommentDesk } from "./use-comment-desk.ts";
import { keepWords } from "./use-return.ts";

type SaidActionsProps = {
  said: Reply;
  desk: CommentDesk;
  /** Its reply box is open. */
  isAnswered: boolean;
  onGone: () => void;
};

export function SaidActions({ said, desk, isAnswered, onGone }: SaidActionsProps) {
  const answer = () => {
    if (isAnswered) document.getElementById(boxId(said.id))?.focus();
    else desk.drafts.open(said.id);
  };
  return (
    <div className={styles.bar}>
      <LikeButton said={said} desk={desk} />
      <Button
        id={answerButtonId(said.id)}
        variant="quiet"
        size="small"
        aria-expanded={isAnswered}
        className={styles.action}
        onClick={answer}
      >
        <Icon name="reply" />
        답글달기
      </Button>
      {desk.mayRemove(said) && (
        <Button variant="quiet" size="small" className={styles.action} onClick={() => void desk.remove(said, onGone)}>
          <Icon name="trash" />
          삭제
        </Button>
      )}
      <Report said={said} desk={desk} />
    </div>
  );
}

/** A visitor who is sent to sign in comes back to it, with what they were writing. */
const Report = ({ said, desk: { post, drafts } }: Pick<SaidActionsProps, "said" | "desk">) => (
  <ReportButton
    id={reportButtonId(said.id)}
    about={{ kind: "COMMENT", commentId: said.id }}
    writerId={said.userId}
    className={styles.action}
    onLeave={() => keepWords(post, { drafts: drafts.boxes(), focus: reportButtonId(said.id) })}
  />
);

const signInQuestion = "좋아요는 로그인하신 뒤에 누르실 수 있습니다. 로그인 화면으로 이동하시겠습니까?";

/** A member likes it or takes it back (CMT-05); a visitor is asked to sign in (CMT-08). */
function LikeButton({ said, desk: { post, drafts, like } }: Pick<SaidActionsProps, "said" | "desk">) {
  const askToSignIn = useAskToSignIn();
  const keep = () => keepWords(post, { drafts: drafts.boxes(), focus: likeButtonId(said.id) });
  const { isWaiting, press } = useKnownReader((isMember) => {
    void (isMember ? like(said) : askToSignIn(signInQuestion, keep));
  });
  return (
    <Button
      id={likeButtonId(said.id)}
      variant="quiet"
      size="small"
      busy={isWaiting}
      aria-pressed={said.isLiked}
      className={styles.like}
      onClick={({ detail }) => {
        // A double click likes once.
        if (detail <= 1) press();
      }}
    >
      <span className={styles.heart}>
        <Icon name="heart" filled={said.isLiked} />
      </span>
      좋아요 {said.likeCount.toLocaleString("ko-KR")}
    </Button>
  );
}
