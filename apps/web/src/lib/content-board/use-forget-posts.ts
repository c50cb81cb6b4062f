import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../trpc.ts";

/** Lists that are kept would show what was there before, until they have come again. */
export function useForgetPosts() {
  const queries = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();
  return () => {
    for (const lists of [trpc.post.list, trpc.post.listQuestions])
      queries.removeQueries({ queryKey: getQueryKey(lists), type: "inactive" });
    router.clearCache();
    void utils.post.invalidate();
  };
}
