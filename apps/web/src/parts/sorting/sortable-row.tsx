import type { ReactNode } from "react";
import type { SortableNoun } from "./drag-announcements.ts";
import { DragHandle } from "./drag-handle.tsx";
import { gone } from "./gone.css.ts";
import * as styles from "./sortable-row.css.ts";
import { useSortableRow } from "./use-sortable-row.ts";

type SortableRowProps = {
  id: string;
  noun: SortableNoun;
  /** What the handle moves, as it is called. */
  name: string;
  /** It is written in, and stays where it is meanwhile. */
  isStill?: boolean;
  /** What goes along below the row. */
  below?: ReactNode;
  children: ReactNode;
};

/** A row with its handle. */
export function SortableRow({ id, noun, name, isStill = false, below, children }: SortableRowProps) {
  const { row, isDragging, grip } = useSortableRow({ id, noun, disabled: { draggable: isStill } });
  return (
    <li {...row} className={isDragging ? gone : undefined}>
      <div className={isStill ? styles.still : styles.movable}>
        {!isStill && <DragHandle grip={grip} name={name} />}
        {children}
      </div>
      {below}
    </li>
  );
}
