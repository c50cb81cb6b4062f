import { useRef } from "react";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import { type BatchState, isLocked, isRunning } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { useBatchWords } from "./batch-words.ts";
import { WorkItem } from "./work-item.tsx";
import * as styles from "./work-list.css.ts";

type WorkListProps = {
  batch: Batch;
  state: BatchState;
  board: ContentBoard;
  /** Somebody wanted them made: what is missing is told from then on. */
  hasAsked: boolean;
};

/** A row for each picture, in the order in which the works will hang. */
export function WorkList({ batch, state, board, hasAsked }: WorkListProps) {
  const { one } = useBatchWords();
  const list = useRef<HTMLOListElement>(null);
  return (
    <SortableList
      items={state.works}
      noun={one}
      list={list}
      onMove={batch.move}
      renderDragged={(work) => <p className={styles.dragged}>{work.title.trim() || `제목 없는 ${one}`}</p>}
    >
      <ol ref={list} className={styles.list} aria-label={`올릴 ${one}`}>
        {state.works.map((work, place) => (
          <WorkItem
            key={work.key}
            work={work}
            number={place + 1}
            progress={state.progress.get(work.key)}
            isFixed={isRunning(state)}
            isLocked={isLocked(state, work)}
            hasAsked={hasAsked}
            board={board}
            batch={batch}
          />
        ))}
      </ol>
    </SortableList>
  );
}
