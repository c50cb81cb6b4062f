import { IconButton } from "@bulmo/ui/button";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { roleDescriptionOf, type SortableNoun } from "./drag-announcements.ts";
import * as styles from "./sortable-row.css.ts";

type SortableRowProps = {
  id: string;
  noun: SortableNoun;
  /** What the handle moves, as it is called. */
  name: string;
  /** What goes along below the row. */
  below?: ReactNode;
  children: ReactNode;
};

/** A row with its handle; the handle alone starts a drag. */
export function SortableRow({ id, noun, name, below, children }: SortableRowProps) {
  const sorting = useSortable({ id, attributes: { roleDescription: roleDescriptionOf(noun) } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sorting;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.gone : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.movable}>
        <IconButton
          ref={setActivatorNodeRef}
          icon="drag"
          label={`${name} 옮기기`}
          className={styles.handle}
          {...attributes}
          {...listeners}
        />
        {children}
      </div>
      {below}
    </li>
  );
}
