import type { PostDetail, PostGetInput } from "@bulmo/contracts/post";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../session/call/trpc.ts";

/** Fetches a post; without a connection it is told at once, and not waited for. */
export type FetchPost = (address: PostGetInput) => Promise<PostDetail>;

/**
 * From a picture in the viewer to that of another post. What is gone to is fetched before its page: where it cannot be
 * had, the one that is looked at stays, and `notice` says why. `shown` is the picture that is looked at.
 */
export function usePostStep(shown: string | undefined) {
  const utils = trpc.useUtils();
  const [notice, setNotice] = useState("");
  /** Grows with each press and when another picture is looked at: an answer to an earlier one moves nobody. */
  const turn = useRef(0);
  useEffect(() => {
    setNotice("");
    turn.current += 1;
  }, [shown]);
  const fetchPost: FetchPost = (address) => utils.post.get.fetch(address, { networkMode: "always" });
  /** `find` answers how one goes there, or what there is to say where there is no way. */
  const stepTo = async (find: (fetchPost: FetchPost) => Promise<(() => void) | string>, failure: string) => {
    const mine = (turn.current += 1);
    setNotice("");
    const found = await find(fetchPost).catch(() => failure);
    if (mine !== turn.current) return;
    if (typeof found === "string") setNotice(found);
    else found();
  };
  return { notice, stepTo };
}
