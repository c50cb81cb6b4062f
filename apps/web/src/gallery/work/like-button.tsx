import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { messageOf } from "../../session/call/call-error.ts";
import { useAskToSignIn } from "../../session/guard/use-ask-to-sign-in.ts";
import { useKnownReader } from "../../session/use-known-reader.ts";
import * as styles from "./like-button.css.ts";
import { useLike } from "./use-like.ts";

const question = "좋아요는 로그인하신 뒤에 누르실 수 있습니다. 로그인 화면으로 이동하시겠습니까?";

type LikeButtonProps = { post: Pick<PostDetail, "type" | "index" | "isLiked" | "likeCount"> };

/** A member likes the work or takes it back (GAL-12); a visitor is asked to sign in (GAL-13). */
export function LikeButton({ post }: LikeButtonProps) {
  const { isLiked, likeCount } = post;
  const { setLiked, error } = useLike(post);
  const askToSignIn = useAskToSignIn();
  const { press, isWaiting } = useKnownReader((isMember) => {
    if (isMember) setLiked(!isLiked);
    else void askToSignIn(question);
  });
  return (
    <div className={styles.frame}>
      <Button aria-pressed={isLiked} busy={isWaiting} className={styles.button} onClick={press}>
        <span className={styles.heart}>
          <Icon name="heart" filled={isLiked} />
        </span>
        좋아요 {likeCount.toLocaleString("ko-KR")}
      </Button>
      {error && (
        <p role="alert" className={styles.failure}>
          좋아요를 반영하지 못했습니다. {messageOf(error)}
        </p>
      )}
    </div>
  );
}
