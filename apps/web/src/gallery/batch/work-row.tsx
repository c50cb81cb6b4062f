import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconButton } from "@bulmo/ui/button";
import type { ReactNode } from "react";
import { roleDescriptionOf } from "../../parts/sorting/drag-announcements.ts";
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

/** The frame of a work, with its handle; the handle alone starts a drag, so that texts can be selected. */
export function WorkRow({ work, number, isFixed, children }: WorkRowProps) {
  const { one } = useBatchWords();
  const isStill = isFixed || isMade(work);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: work.key,
    attributes: { roleDescription: roleDescriptionOf(one) },
    disabled: { draggable: isStill, droppable: isFixed },
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.gone}` : styles.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.frame} role="group" aria-label={`${number}번째 ${one}`} data-made={isMade(work)}>
        {isMade(work) ? (
          <span className={styles.number}>{number}</span>
        ) : (
          <IconButton
            ref={setActivatorNodeRef}
            icon="drag"
            label={`${number}번째 ${one} 옮기기`}
            className={styles.handle}
            disabled={isStill}
            {...attributes}
            {...listeners}
          />
        )}
        {children}
      </div>
    </li>
  );
}
