import { useDialog } from "@bulmo/ui/dialog-provider";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { messageOf } from "../../lib/call-error.ts";
import { trpc } from "../../lib/trpc.ts";

/** Asks, deletes the question, and goes to the list, where it is no more (BRD-16). */
export function useRemoveQuestion(index: number) {
  const { confirm } = useDialog();
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending, error } = trpc.post.remove.useMutation();
  const remove = async () => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    try {
      await mutateAsync({ posts: [{ type: "QNA", index }] });
    } catch {
      return;
    }
    // A list that is kept would show it until it has come again.
    for (const lists of [trpc.post.list, trpc.post.listQuestions])
      queries.removeQueries({ queryKey: getQueryKey(lists) });
    router.clearCache();
    // The address of what is gone is no step to go back to, and what was written to it has nowhere to go.
    await navigate({ to: "/community/qna", replace: true, ignoreBlocker: true });
    await utils.post.get.invalidate();
  };
  return { remove, isPending, failure: error && `게시물을 삭제하지 못했습니다. ${messageOf(error)}` };
}
