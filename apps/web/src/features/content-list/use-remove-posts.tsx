import type { PostAddress } from "@bulmo/contracts/post";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { useRouter } from "@tanstack/react-router";
import { withReason } from "../../lib/form/failure-text.tsx";
import { trpc } from "../../lib/trpc.ts";

/** Asks, and deletes all of the posts or, when that fails, none (ADM-18). */
export function useRemovePosts() {
  const { confirm, notice } = useDialog();
  const router = useRouter();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.post.remove.useMutation();
  const remove = async (posts: PostAddress[]): Promise<void> => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    try {
      await mutateAsync({ posts });
    } catch (error) {
      await notice(withReason("게시물을 삭제하지 못했습니다. 선택하신 게시물은 모두 그대로 있습니다.", error));
    }
    // After a failure as well: somebody else may have deleted one of them.
    router.clearCache();
    await utils.post.invalidate();
  };
  return { remove, isPending };
}
