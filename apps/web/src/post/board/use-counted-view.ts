import type { PostAddress } from "@bulmo/contracts/post";
import { useEffect } from "react";
import { useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";

/**
 * Counts that the post was opened, which rendering or prefetching it does not. It waits until the
 * reader is known, since authors do not count at their own posts.
 */
export function useCountedView({ type, index }: PostAddress): void {
  const { status } = useSessionState();
  const utils = trpc.useUtils();
  const { mutate } = trpc.post.view.useMutation({
    onSuccess: ({ views }, address) => {
      // Also where it was asked for together with its group.
      utils.post.get.setQueriesData(address, {}, (post) => post && { ...post, views });
    },
  });
  const isKnown = status !== "loading";
  useEffect(() => {
    if (isKnown) mutate({ type, index });
  }, [isKnown, mutate, type, index]);
}
