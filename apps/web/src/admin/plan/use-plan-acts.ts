import type { PlanRow } from "@bulmo/contracts/planned-post";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { offerReturn } from "../../post/write/plan-call.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";

const unknown = "서버의 응답을 받지 못해 어떻게 되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.";
const publishWords = { failed: "글을 올리지 못했습니다.", unknown };
const removeWords = { failed: "예약한 글을 지우지 못했습니다.", unknown };

/** Publishes at once and removes, having asked; `onDone` hears what was done. */
export function usePlanActs(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const session = useSessionState();
  const by = "user" in session ? session.user._id : "";
  const utils = trpc.useUtils();
  const invalidatePosts = useInvalidatePosts();
  const publishing = trpc.plan.publish.useMutation();
  const removal = trpc.plan.remove.useMutation();
  return {
    isPending: publishing.isPending || removal.isPending,
    async publish({ id, title }: PlanRow): Promise<void> {
      if (!(await confirm({ message: `‘${title}’ 글을 지금 올립니다.`, confirmLabel: "올리기" }))) return;
      try {
        await publishing.mutateAsync({ id });
        void invalidatePosts();
        onDone(`‘${title}’ 글을 올렸습니다.`);
      } catch (error) {
        await notice(withOutcome(publishWords, error));
      }
      await utils.plan.invalidate();
    },
    async remove({ id, title }: PlanRow): Promise<void> {
      const message = `‘${title}’ 글의 예약을 지웁니다. 쓴 글도 함께 지워집니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return;
      try {
        const before = await utils.plan.get.fetch({ id }, { staleTime: 0 });
        await removal.mutateAsync({ id });
        offerReturn(by, before);
        onDone(`‘${title}’ 글의 예약을 지웠습니다.`);
      } catch (error) {
        await notice(withOutcome(removeWords, error));
      }
      await utils.plan.invalidate();
    },
  };
}
