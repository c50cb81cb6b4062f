import type { TrashedPost } from "@bulmo/contracts/trash";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { trpc } from "../../session/call/trpc.ts";

type Post = Pick<TrashedPost, "type" | "index" | "title">;

const named = ({ title }: Post) => `‘${title}’`;

const keyOf = ({ type, index }: Post) => `${type} ${index}`;

type Words = { done: string; failed: string; unknown: string };

/** Restores and deletes for good; `onDone` is told what was done. */
export function useTrash(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const invalidatePosts = useInvalidatePosts();
  const utils = trpc.useUtils();
  const restoring = trpc.trash.restore.useMutation();
  const purging = trpc.trash.purge.useMutation();
  const { isBusy, during } = useBusyRows();

  const attempt = (post: Post, act: () => Promise<unknown>, words: Words) =>
    during(keyOf(post), async () => {
      const error = await act().then(
        () => null,
        (reason: unknown) => ({ reason }),
      );
      if (error) await notice(withOutcome(words, error.reason));
      // After a failure as well: somebody else may have been here first.
      await Promise.all([utils.trash.invalidate(), invalidatePosts(), utils.audit.invalidate()]);
      if (!error) onDone(words.done);
    });

  return {
    isBusy: (post: Post) => isBusy(keyOf(post)),
    restore: (post: Post) =>
      attempt(post, () => restoring.mutateAsync({ type: post.type, index: post.index }), {
        done: `${named(post)} 게시물을 제자리로 복원했습니다.`,
        failed: "게시물을 복원하지 못했습니다.",
        unknown: "서버의 응답을 받지 못해 게시물이 복원되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
      }),
    async purge(post: Post): Promise<void> {
      const message = (
        <>
          <p>{named(post)} 게시물을 완전히 삭제합니다.</p>
          <p>댓글과 좋아요도 함께 지워지며 되돌릴 수 없습니다.</p>
        </>
      );
      if (!(await confirm({ message, confirmLabel: "완전 삭제", danger: true }))) return;
      await attempt(post, () => purging.mutateAsync({ type: post.type, index: post.index }), {
        done: `${named(post)} 게시물을 완전히 삭제했습니다.`,
        failed: "게시물을 삭제하지 못했습니다.",
        unknown: "서버의 응답을 받지 못해 게시물이 삭제되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
      });
    },
  };
}

export type Trash = ReturnType<typeof useTrash>;
