import { useDialog } from "@bulmo/ui/use-dialog";
import { useState, useSyncExternalStore } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { RestorePrompt } from "../../parts/restore-prompt/restore-prompt.tsx";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { BatchBar } from "./batch-bar.tsx";
import * as styles from "./batch-editor.css.ts";
import { type BatchWords, useBatchWords } from "./batch-words.ts";
import { isRunning } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { CommonValues } from "./common-values.tsx";
import type { StoredBatch } from "./batch-storage.ts";
import { inNameOrder } from "./name-order.ts";
import { PicturePicker } from "./picture-picker.tsx";
import { SheetPart } from "./sheet-part.tsx";
import { WorkList } from "./work-list.tsx";
import { isLeft, isMade } from "./work.ts";

const leaving = ({ one }: BatchWords) => ({
  message: `아직 올리지 않은 ${one}이 있습니다. 지금 나가셔도 사진과 글은 이 브라우저에 남아, 다음에 이어서 하실 수 있습니다.`,
});
const losing = ({ one }: BatchWords) => ({
  message: `아직 올리지 않은 ${one}이 있습니다. 이 브라우저에 저장할 수 없어, 지금 나가시면 사진과 글이 사라집니다.`,
  danger: true,
});

type BatchEditorProps = { batch: Batch; stored: StoredBatch | null; board: ContentBoard };

export function BatchEditor({ batch, stored, board }: BatchEditorProps) {
  const state = useSyncExternalStore(batch.subscribe, batch.get);
  const words = useBatchWords();
  const [offered, setOffered] = useState(stored);
  const [hasAsked, setAsked] = useState(false);
  const hasWorks = state.works.length > 0;
  useLeaveQuestion(() => state.works.some(isLeft), (state.isSaved ? leaving : losing)(words));
  const answer = (isWanted: boolean) => {
    if (offered) void (isWanted ? batch.restore(offered) : batch.discard(offered)).then(() => setOffered(null));
  };
  return (
    <section className={styles.editor} aria-label={board.title}>
      {offered ? (
        <BatchOffer stored={offered} onAnswer={answer} />
      ) : (
        <>
          <PicturePicker hasWorks={hasWorks} onFiles={(files) => batch.add(inNameOrder(files))} />
          <SheetPart batch={batch} state={state} board={board} />
        </>
      )}
      {hasWorks && (
        <>
          {state.works.some(isLeft) && <CommonValues batch={batch} board={board} isLocked={isRunning(state)} />}
          <WorkList batch={batch} state={state} board={board} hasAsked={hasAsked} />
          <BatchBar batch={batch} state={state} board={board} onAsk={() => setAsked(true)} />
        </>
      )}
    </section>
  );
}

type BatchOfferProps = { stored: StoredBatch; onAnswer: (isWanted: boolean) => void };

/** Asked before anything else is chosen: what an earlier visit left is gone on with, or not. */
function BatchOffer({ stored, onAnswer }: BatchOfferProps) {
  const { confirm } = useDialog();
  const { one, unit, file } = useBatchWords();
  const left = stored.works.filter(isLeft).length;
  const made = stored.works.filter(isMade).length;
  const discard = async () => {
    const message = `남은 ${one} ${left}${unit}의 ${file}과 글을 이 브라우저에서 지웁니다. 이미 올린 ${one}은 그대로 있습니다.`;
    if (await confirm({ message, confirmLabel: "지우기", danger: true })) onAnswer(false);
  };
  const count = `${made > 0 ? `${made}${unit}을 올렸고, ` : ""}${left}${unit}이 남았습니다.`;
  return (
    <RestorePrompt
      title={`올리던 ${one}이 남아 있습니다.`}
      facts={[`${count} 적어 두신 글과 사진은 이 브라우저에 그대로 있습니다.`]}
      discard={{ label: "버리기", onChoose: () => void discard() }}
      restore={{ label: "이어서 하기", onChoose: () => onAnswer(true) }}
    />
  );
}
