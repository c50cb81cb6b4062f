import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { forgetQueries } from "../../session/call/forget-queries.ts";
import { trpc } from "../../session/call/trpc.ts";

/**
 * Lists that are kept would show what was there before, until they have come again. What is shown comes again at once, or
 * with `none` when it is next looked at: a post that was deleted is still shown until its page is left.
 */
export function useInvalidatePosts() {
  const queries = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();
  return (refetchType: "active" | "none" = "active"): Promise<void> => {
    for (const lists of [trpc.post.list, trpc.post.listNotices, trpc.post.listQuestions])
      forgetQueries(queries, { queryKey: getQueryKey(lists) });
    router.clearCache();
    return utils.post.invalidate(undefined, { refetchType });
  };
}
