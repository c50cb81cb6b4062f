import { type ReactNode, useState } from "react";
import { DraftPrompt } from "./draft-prompt.tsx";
import { useDraftSlot } from "./draft-slot.ts";
import type { Draft, DraftKey, DraftText } from "./draft.ts";
import { type DraftState, useDraft } from "./use-draft.ts";

/** How editing begins: `restored` is the draft that was taken up, null where there was none or nobody wanted it. */
export type Beginning = { draft: Omit<ReturnType<typeof useDraft>, "offered" | "answer">; restored: Draft | null };

const words = {
  outdated:
    "이 초안을 쓰기 시작하신 뒤에 저장된 내용이 바뀌었습니다. 불러와 저장하실 때 둘 가운데 남길 것을 고르실 수 있습니다.",
  waiting: "불러오거나 버리신 뒤에 수정하실 수 있습니다.",
};

const draftedQuestion = {
  message: "저장하지 않은 내용이 있습니다. 지금 나가셔도 이 브라우저에 초안으로 남습니다.",
};

/** What is asked before it is left; the usual question where the browser could not keep it. */
export const leaveQuestionOf = ({ status }: DraftState) => (status === "failed" ? undefined : draftedQuestion);

type OfferedProps = {
  /** What stands there: the same once more is no draft. */
  initial: DraftText;
  children: (beginning: Beginning) => ReactNode;
};

/** What is edited in a list, once it is known whether a draft of it is taken up (BRD-24). */
export function Drafted({ userId, board, index, ...rest }: Omit<DraftKey, "slot"> & OfferedProps) {
  const draftKey = useDraftSlot({ userId, board, index });
  return draftKey && <Offered draftKey={draftKey} {...rest} />;
}

function Offered({ draftKey, initial, children }: OfferedProps & { draftKey: DraftKey }) {
  const { offered, answer, ...draft } = useDraft(draftKey, initial);
  const [restored, setRestored] = useState<Draft | null>(null);
  if (!offered) return children({ draft, restored });
  return (
    <DraftPrompt
      draft={offered}
      isOutdated={draft.isOutdated}
      words={words}
      takesFocus
      onAnswer={(isWanted) => {
        setRestored(isWanted ? offered : null);
        answer(isWanted);
      }}
    />
  );
}
