import { IconButton } from "@bulmo/ui/button";
import * as styles from "./drag-handle.css.ts";
import type { Grip } from "./use-sortable-row.ts";

type DragHandleProps = {
  grip: Grip;
  /** What it moves, as it is called: ‘연못’, 3번째 항목. */
  name: string;
  /** Where it stands in its row. */
  className?: string;
  disabled?: boolean;
};

/** It alone starts a drag, so that the texts of a row can be selected. */
export function DragHandle({ grip, name, className = "", disabled = false }: DragHandleProps) {
  const { setActivatorNodeRef, attributes, listeners } = grip;
  return (
    <IconButton
      ref={setActivatorNodeRef}
      icon="drag"
      label={`${name} 옮기기`}
      className={`${styles.handle} ${className}`.trim()}
      disabled={disabled}
      {...attributes}
      {...listeners}
      // A key that is still held down has done something else before.
      onKeyDown={(event) => void (event.repeat || listeners?.["onKeyDown"]?.(event))}
    />
  );
}
