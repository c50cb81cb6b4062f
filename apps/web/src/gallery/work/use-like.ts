import type { Liked } from "@bulmo/contracts/like";
import type { PostDetail } from "@bulmo/contracts/post";
import { useRef } from "react";
import { trpc } from "../../session/call/trpc.ts";

/** Shows a like at once and takes it back when the server could not be told. Calls are sent one after the other. */
export function useLike(post: Pick<PostDetail, "type" | "index" | "isLiked" | "likeCount">) {
  const { type, index } = post;
  const utils = trpc.useUtils();
  const turns = useRef(0);
  /** What the server last said, before the calls that are under way. */
  const known = useRef<Liked>(post);
  const show = ({ isLiked, likeCount }: Liked) =>
    utils.post.get.setQueriesData({ type, index }, {}, (shown) => shown && { ...shown, isLiked, likeCount });

  const { mutate, isPending, error } = trpc.post.like.useMutation({
    scope: { id: "post.like" },
    onMutate: ({ liked = true }) => {
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
  return { setLiked: (liked: boolean) => mutate({ type, index, liked }), error };
}
