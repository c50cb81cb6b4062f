import type { Liked } from "@bulmo/contracts/like";
import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useRef } from "react";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useAskToSignIn } from "../../session/guard/use-ask-to-sign-in.ts";
import { useKnownReader } from "../../session/session-provider.tsx";
import * as styles from "./like-button.css.ts";

const question = "좋아요는 로그인하신 뒤에 누르실 수 있습니다. 로그인 화면으로 이동하시겠습니까?";

type LikeButtonProps = { post: Pick<PostDetail, "type" | "index" | "isLiked" | "likeCount"> };

/** A member likes the work or takes it back (GAL-12); a visitor is asked to sign in (GAL-13). */
export function LikeButton({ post }: LikeButtonProps) {
  const { isLiked, likeCount, setLiked, error } = useLike(post);
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

/** Shows a like at once and takes it back when the server could not be told. Calls are sent one after the other. */
function useLike(post: Pick<PostDetail, "type" | "index" | "isLiked" | "likeCount">) {
  const { type, index } = post;
  const utils = trpc.useUtils();
  const turns = useRef(0);
  /** What the server last said, before the calls that are under way. */
  const known = useRef<Liked>(post);
  const show = ({ isLiked, likeCount }: Liked) =>
    utils.post.get.setQueriesData({ type, index }, {}, (shown) => shown && { ...shown, isLiked, likeCount });

  const { mutate, isPending, variables, error } = trpc.post.like.useMutation({
    scope: { id: "post.like" },
    onMutate: (wanted) => {
      const liked = wanted.liked ?? true;
      if (!isPending) known.current = post;
      turns.current += 1;
      const change = Number(liked) - Number(post.isLiked);
      show({ isLiked: liked, likeCount: Math.max(0, post.likeCount + change) });
      return { turn: turns.current };
    },
    onSuccess: (answer, _sent, { turn }) => {
      known.current = answer;
      if (turn === turns.current) show(answer);
    },
    onError: (_error, _sent, context) => {
      if (context?.turn === turns.current) show(known.current);
    },
  });
  // Who presses at once is asked about meanwhile, and what the server then says of the work is older than the press.
  const isLiked = isPending ? (variables.liked ?? true) : post.isLiked;
  const likeCount = Math.max(0, post.likeCount + Number(isLiked) - Number(post.isLiked));
  return { isLiked, likeCount, setLiked: (liked: boolean) => mutate({ type, index, liked }), error };
}
