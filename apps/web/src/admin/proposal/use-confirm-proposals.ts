import type { ConfirmedOutcome } from "@bulmo/contracts/work-proposal";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { Sent } from "./proposal-draft.ts";

const words = {
  failed: "기록에 적지 못했습니다. 고르고 적으신 것은 그대로 있습니다.",
  unknown:
    "서버의 응답을 받지 못해 기록에 적었는지 알 수 없습니다. 고르고 적으신 것은 그대로 있으니 다시 적용해 주세요. 이미 적힌 것은 두 번 적히지 않습니다.",
};

const undoWords = {
  failed: "되돌리지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 되돌렸는지 알 수 없습니다. 다시 눌러 주세요.",
};

type Applied = { works: readonly Sent[]; before: readonly Sent[]; overwrite: boolean };

const isSame = (one: Pick<Sent, "type" | "index">) => (other: Pick<Sent, "type" | "index">) =>
  one.type === other.type && one.index === other.index;

const count = (list: readonly ConfirmedOutcome[], outcome: ConfirmedOutcome["outcome"]) =>
  list.filter((one) => one.outcome === outcome).length;

/** What became of the works, in a sentence. */
function told(list: readonly ConfirmedOutcome[], verb: string): string {
  const [overtaken, gone] = [count(list, "OVERTAKEN"), count(list, "GONE")];
  return [
    `작품 ${count(list, "SAVED")}점의 기록을 ${verb}.`,
    overtaken > 0 && `${overtaken}점은 그사이 다른 관리자가 고쳐 그대로 두었습니다. 다시 살펴 주세요.`,
    gone > 0 && `${gone}점은 그사이 지워졌거나 옮겨졌습니다.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Applies what is chosen, and takes back what was applied last. */
export function useConfirmProposals(onDone: (sentence: string, done: readonly Pick<Sent, "type" | "index">[]) => void) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync, isPending } = trpc.workProposal.confirm.useMutation();
  const [undo, setUndo] = useState<readonly Sent[]>([]);
  const refresh = () => Promise.all([utils.workProposal.invalidate(), invalidatePosts()]);

  // A second press comes before the first has changed what is shown: its answer, that nothing changed, would be the last.
  const underWay = useRef(false);

  const send = async (works: readonly Sent[], overwrite: boolean, said: typeof words) => {
    if (underWay.current) return null;
    underWay.current = true;
    try {
      const { list } = await mutateAsync({ works: [...works], overwrite });
      return list;
    } catch (error) {
      await notice(withOutcome(said, error));
      return null;
    } finally {
      underWay.current = false;
    }
  };

  const apply = async ({ works, before, overwrite }: Applied): Promise<void> => {
    const list = await send(works, overwrite, words);
    if (!list) return;
    const saved = list.filter(({ outcome }) => outcome === "SAVED");
    setUndo(
      saved.flatMap(({ revision, ...one }) => {
        const standing = before.find(isSame(one));
        return standing ? [{ ...standing, revision }] : [];
      }),
    );
    await refresh();
    onDone(
      told(list, "채웠습니다"),
      list.filter(({ outcome }) => outcome !== "OVERTAKEN"),
    );
  };

  const takeBack = async (): Promise<void> => {
    const list = await send(undo, true, undoWords);
    if (!list) return;
    setUndo([]);
    await refresh();
    onDone(told(list, "되돌렸습니다"), []);
  };

  return { apply, takeBack, undoable: undo.length, isPending };
}
