import type { PostAddress } from "@bulmo/contracts/post";
import { useState } from "react";
import { trpc } from "../../session/call/trpc.ts";

/** The post as it is now: what somebody else sees of it may be a while old, what is edited must not be. */
export function usePostNow(address: PostAddress) {
  const { data, isFetchedAfterMount, isSuccess, isError, isFetching, refetch } = trpc.post.get.useQuery(address, {
    refetchOnMount: "always",
    networkMode: "always",
  });
  const [post, setPost] = useState<typeof data>();
  // Having been asked for again is not enough: the answer may have failed, and what is there be as old as before. Once
  // there is a form, nothing that fails later takes it away, and nothing newer passes for what it began from.
  if (!post && isFetchedAfterMount && isSuccess) setPost(data);
  return { post, hasFailed: isError && !isFetching, refetch };
}
