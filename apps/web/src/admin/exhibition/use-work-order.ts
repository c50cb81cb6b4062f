import type { ExhibitionOrder } from "@bulmo/contracts/exhibition-order";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { forgetUndo, offerUndo, readUndo } from "../../parts/undo/undo-slot.ts";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { currentOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { placedIn } from "./order-draft.ts";
import { useOrderDraft } from "./use-order-draft.ts";

const words = {
  failed: "작품 차례를 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 새로 불러와 확인해 주세요.",
};

const overtaken = {
  message: "그사이 다른 관리자가 작품의 차례를 먼저 바꾸었습니다. 내 차례로 저장하면 그 차례는 사라집니다.",
  confirmLabel: "내 차례로 저장",
  cancelLabel: "그 차례 보기",
  danger: true,
};

const clearing = {
  message: "정한 차례를 지우고 새로 올린 작품부터 걸리게 합니다.",
  confirmLabel: "최신순으로 되돌리기",
};

const discarding = {
  message: "바꾼 차례를 버리고 저장되어 있는 차례로 되돌립니다.",
  confirmLabel: "버리기",
  danger: true,
};

/** Works as they are being put in order, what stands, and what stood before the last save. */
export function useWorkOrder(start: ExhibitionOrder) {
  const { n } = start;
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync, isPending } = trpc.exhibition.updateOrder.useMutation();
  const { stored, take, ...draft } = useOrderDraft(start);
  const { placedBefore, setPlacedBefore } = usePlacedBefore(start);
  useLeaveQuestion(() => draft.isChanged);
  const show = (order: ExhibitionOrder, sentence: string, before: readonly number[] | null) => {
    setPlacedBefore(before, order);
    take(order, sentence);
    utils.exhibition.getOrder.setData({ n }, order);
  };
  const send = async (indexes: readonly number[], done: string, current = stored): Promise<void> => {
    try {
      const order = await mutateAsync({ n, indexes: [...indexes], revision: current.revision });
      show(order, done, placedIn(current.works));
      void invalidatePosts();
    } catch (error) {
      const theirs = currentOf(error, "EXHIBITION_REORDERED");
      if (!theirs) await notice(withOutcome(words, error));
      else if (await confirm(overtaken)) await send(indexes, done, theirs);
      else show(theirs, "다른 관리자가 바꾼 차례를 불러왔습니다.", null);
    }
  };
  return {
    ...draft,
    isPending,
    canUndo: placedBefore !== null && !draft.isChanged,
    isOrdered: placedIn(stored.works).length > 0,
    save: () =>
      send(
        draft.works.map(({ index }) => index),
        "작품 차례를 저장했습니다.",
      ),
    /** Answers whether it was done. */
    discard: async () => {
      const isMeant = await confirm(discarding);
      if (isMeant) draft.discard();
      return isMeant;
    },
    undo: () => send(placedBefore ?? [], "저장하기 전의 차례로 되돌렸습니다."),
    clear: async () => {
      if (await confirm(clearing)) await send([], "최신순으로 되돌렸습니다.");
    },
  };
}

/** The works that had a place before the last save; null where there is nothing to take back. */
function usePlacedBefore(start: ExhibitionOrder) {
  const session = useSessionState();
  const by = "user" in session ? session.user._id : "";
  const [placedBefore, setPlacedBefore] = useState(() => offeredFor(start, by));
  return {
    placedBefore,
    setPlacedBefore: (before: readonly number[] | null, { n, title, revision }: ExhibitionOrder) => {
      setPlacedBefore(before);
      if (before)
        offerUndo("order", by, { act: "changed", title, call: { n, indexes: before, revision } satisfies SentOrder });
      else forgetUndo("order");
    },
  };
}

type SentOrder = { n: number; revision: number; indexes: readonly number[] };
const isSentOrder = (call: unknown): call is SentOrder =>
  typeof call === "object" && call !== null && "n" in call && "indexes" in call && Array.isArray(call.indexes);

/** Who comes back to the page may still take back what they saved, while nobody has changed it since. */
function offeredFor({ n, revision }: ExhibitionOrder, by: string): readonly number[] | null {
  const call: unknown = readUndo("order", by)?.call;
  return isSentOrder(call) && call.n === n && call.revision === revision ? call.indexes : null;
}

export type WorkOrderDraft = ReturnType<typeof useWorkOrder>;
