import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import type { BatchState } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import * as styles from "./sheet.css.ts";

const panel = lazyPart(() => import("./sheet-panel.tsx").then(({ SheetPanel }) => SheetPanel));

type SheetPartProps = { batch: Batch; state: BatchState; board: ContentBoard };

/** Who has a list of the works opens it here; what reads it comes when it is asked for. */
export function SheetPart({ batch, state, board }: SheetPartProps) {
  const { Loaded: Panel, isLoading, failures, load } = useLazy(panel);
  if (Panel) return <Panel batch={batch} state={state} board={board} />;
  if (failures > 0) return <ErrorState onRetry={() => void load()}>목록을 여는 화면을 불러오지 못했습니다.</ErrorState>;
  return (
    <div className={styles.opener}>
      <Button size="small" busy={isLoading} onClick={() => void load()}>
        엑셀·CSV 목록에서 채우기
      </Button>
    </div>
  );
}
