import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { messageOf } from "../../session/call/call-error.ts";
import { useForgetPosts } from "../content-board/use-forget-posts.ts";
import { trpc } from "../../session/call/trpc.ts";

/** Asks, deletes the question, and goes to the list, where it is no more (BRD-16). */
export function useRemoveQuestion(index: number) {
  const { confirm } = useDialog();
  const navigate = useNavigate();
  const forgetPosts = useForgetPosts();
  const { mutateAsync, isPending, error } = trpc.post.remove.useMutation();
  const remove = async () => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    try {
      await mutateAsync({ posts: [{ type: "QNA", index }] });
    } catch {
      return;
    }
    void forgetPosts("none");
    // The address of what is gone is no step to go back to, and what was written to it has nowhere to go.
    await navigate({ to: "/community/qna", replace: true, ignoreBlocker: true });
  };
  return { remove, isPending, failure: error && `게시물을 삭제하지 못했습니다. ${messageOf(error)}` };
}
