import type { TrashedPost } from "@bulmo/contracts/trash";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { withReason } from "../../lib/form/failure-text.tsx";
import { trpc } from "../../lib/trpc.ts";

type Post = Pick<TrashedPost, "type" | "index" | "title">;

const named = ({ title }: Post) => `‘${title}’`;

const isSame = (one: Post | undefined, other: Post) => one?.type === other.type && one.index === other.index;

/** Restores and deletes for good; `onDone` is told what was done. */
export function useTrash(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const router = useRouter();
  const utils = trpc.useUtils();
  const restoring = trpc.trash.restore.useMutation();
  const purging = trpc.trash.purge.useMutation();
  const [current, setCurrent] = useState<Post>();

  async function attempt(post: Post, act: () => Promise<unknown>, words: { done: string; failed: string }) {
    setCurrent(post);
    const error = await act().then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    if (error) await notice(withReason(words.failed, error.reason));
    // After a failure as well: somebody else may have been here first.
    router.clearCache();
    await Promise.all([utils.trash.invalidate(), utils.post.invalidate(), utils.audit.invalidate()]);
    setCurrent(undefined);
    if (!error) onDone(words.done);
  }

  return {
    isBusy: (post: Post) => isSame(current, post),
    restore: (post: Post) =>
      attempt(post, () => restoring.mutateAsync({ type: post.type, index: post.index }), {
        done: `${named(post)} 게시물을 제자리로 복원했습니다.`,
        failed: "게시물을 복원하지 못했습니다.",
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
      });
    },
  };
}

export type Trash = ReturnType<typeof useTrash>;
