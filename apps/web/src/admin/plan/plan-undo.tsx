import { type Plan, planCreateInput, planUpdateInput } from "@bulmo/contracts/planned-post";
import type { Undo } from "../../parts/undo/undo-slot.ts";
import { formatAhead } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import { UndoButton } from "../undo/undo-button.tsx";

/** Whoever brings back what was removed is its writer from then on. */
const sentenceOf = ({ title, publishAt, writer }: Plan, isNew: boolean): string =>
  isNew
    ? `‘${title}’ 글을 ${formatAhead(publishAt)}에 올라가도록 다시 예약했습니다. 글쓴이는 ${writer ?? ""} 님입니다.`
    : `‘${title}’ 글을 고치기 전으로 되돌렸습니다.`;

/** Takes back what was done to a planned post last. */
export function PlanUndo({ onDone }: { onDone: (sentence: string) => void }) {
  const utils = trpc.useUtils();
  const creation = trpc.plan.create.useMutation();
  const change = trpc.plan.update.useMutation();
  const send = async ({ act, call }: Undo) => {
    const isNew = act === "removed";
    const plan = isNew
      ? await creation.mutateAsync(planCreateInput.parse(call))
      : await change.mutateAsync(planUpdateInput.parse(call));
    onDone(sentenceOf(plan, isNew));
  };
  return <UndoButton part="plan" send={send} onUndone={() => utils.plan.invalidate()} />;
}
