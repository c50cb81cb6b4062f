import type { PostAddress } from "@bulmo/contracts/post";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

const words = {
  failed: "게시물을 삭제하지 못했습니다. 선택하신 게시물은 모두 그대로 있습니다.",
  unknown: "서버의 응답을 받지 못해 게시물이 삭제되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

/** Asks, and deletes all of the posts or, when that fails, none (ADM-18); `onDone` is told what was done. */
export function useRemovePosts(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync, isPending } = trpc.post.remove.useMutation();
  const remove = async (posts: PostAddress[]): Promise<void> => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    const error = await mutateAsync({ posts }).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    if (error) await notice(withOutcome(words, error.reason));
    // After a failure as well: somebody else may have deleted one of them.
    await invalidatePosts();
    if (!error) onDone(`게시물 ${posts.length}개를 삭제했습니다.`);
  };
  return { remove, isPending };
}
