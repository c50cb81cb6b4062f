import type { ReactNode } from "react";
import { DragHandle } from "../../parts/sorting/drag-handle.tsx";
import { gone } from "../../parts/sorting/gone.css.ts";
import { useSortableRow } from "../../parts/sorting/use-sortable-row.ts";
import { useBatchWords } from "./batch-words.ts";
import * as styles from "./work-list.css.ts";
import { isMade, type Work } from "./work.ts";

type WorkRowProps = {
  work: Work;
  number: number;
  /** While works are being made their order stands. */
  isFixed: boolean;
  children: ReactNode;
};

/** The frame of a work, with its handle. */
export function WorkRow({ work, number, isFixed, children }: WorkRowProps) {
  const { one } = useBatchWords();
  const isStill = isFixed || isMade(work);
  const { row, isDragging, grip } = useSortableRow({
    id: work.key,
    noun: one,
    disabled: { draggable: isStill, droppable: isFixed },
  });
  return (
    <li {...row} className={isDragging ? `${styles.row} ${gone}` : styles.row}>
      <div className={styles.frame} role="group" aria-label={`${number}번째 ${one}`} data-made={isMade(work)}>
        {isMade(work) ? (
          <span className={styles.number}>{number}</span>
        ) : (
          <DragHandle grip={grip} name={`${number}번째 ${one}`} className={styles.handle} disabled={isStill} />
        )}
        {children}
      </div>
    </li>
  );
}
