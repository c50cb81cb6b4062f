import { useRef } from "react";
import type { ContentBoard } from "../../lib/content-board/content-board.ts";
import { SortableList } from "../../lib/sorting/sortable-list.tsx";
import { type BatchState, isLocked, isRunning } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { MadeWork } from "./made-work.tsx";
import { WorkFields } from "./work-fields.tsx";
import * as styles from "./work-list.css.ts";
import { WorkPicture } from "./work-picture.tsx";
import { WorkRow } from "./work-row.tsx";
import { WorkTools } from "./work-tools.tsx";
import { isMade } from "./work.ts";

type WorkListProps = {
  batch: Batch;
  state: BatchState;
  board: ContentBoard;
  /** Somebody wanted them made: what is missing is told from then on. */
  hasAsked: boolean;
};

/** A row for each picture, in the order in which the works will hang (issue 8). */
export function WorkList({ batch, state, board, hasAsked }: WorkListProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <SortableList
      items={state.works}
      noun="작품"
      list={list}
      onMove={batch.move}
      renderDragged={(work) => <p className={styles.dragged}>{work.title.trim() || "제목 없는 작품"}</p>}
    >
      <ol ref={list} className={styles.list} aria-label="올릴 작품">
        {state.works.map((work, place) => (
          <WorkRow key={work.key} work={work} number={place + 1} isFixed={isRunning(state)}>
            {isMade(work) ? (
              <MadeWork work={work} type={board.type} />
            ) : (
              <>
                <WorkPicture
                  work={work}
                  file={batch.fileOf(work.key)}
                  progress={state.progress.get(work.key)}
                  number={place + 1}
                />
                <WorkFields
                  work={work}
                  board={board}
                  isLocked={isLocked(state, work)}
                  hasAsked={hasAsked}
                  onChange={batch.change}
                />
                <WorkTools work={work} number={place + 1} isLocked={isLocked(state, work)} batch={batch} />
              </>
            )}
          </WorkRow>
        ))}
      </ol>
    </SortableList>
  );
}
