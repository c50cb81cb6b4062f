import { useState, useSyncExternalStore } from "react";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { BatchBar } from "./batch-bar.tsx";
import * as styles from "./batch-desk.css.ts";
import { BatchOffer } from "./batch-offer.tsx";
import { isRunning } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { CommonValues } from "./common-values.tsx";
import type { Kept } from "./keeper.ts";
import { PicturePicker } from "./picture-picker.tsx";
import { inNameOrder } from "./name-order.ts";
import { WorkList } from "./work-list.tsx";
import { isLeft } from "./work.ts";

const leaving = {
  message:
    "아직 올리지 않은 작품이 있습니다. 지금 나가셔도 사진과 글은 이 브라우저에 남아, 다음에 이어서 하실 수 있습니다.",
};
const losing = {
  message: "아직 올리지 않은 작품이 있습니다. 이 브라우저에 저장할 수 없어, 지금 나가시면 사진과 글이 사라집니다.",
  danger: true,
};

type BatchDeskProps = { batch: Batch; kept: Kept | null; board: ContentBoard };

export function BatchDesk({ batch, kept, board }: BatchDeskProps) {
  const state = useSyncExternalStore(batch.subscribe, batch.get);
  const [offered, setOffered] = useState(kept);
  const [hasAsked, setAsked] = useState(false);
  const hasWorks = state.works.length > 0;
  useLeaveQuestion(() => state.works.some(isLeft), state.isKept ? leaving : losing);
  const answer = (isWanted: boolean) => {
    if (offered) void (isWanted ? batch.restore(offered) : batch.discard(offered)).then(() => setOffered(null));
  };
  return (
    <section className={styles.desk} aria-label={board.title}>
      {offered ? (
        <BatchOffer kept={offered} onAnswer={answer} />
      ) : (
        <PicturePicker hasWorks={hasWorks} onFiles={(files) => batch.add(inNameOrder(files))} />
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
