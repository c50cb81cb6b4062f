import { Icon } from "@bulmo/ui/icon";
import type { DraftEntry } from "./draft.ts";
import * as styles from "./dragged-entry.css.ts";

/** What one holds while dragging: the entry as it will be read. */
export function DraggedEntry({ entry: { year, date, title } }: { entry: DraftEntry }) {
  return (
    <div className={styles.card}>
      <span className={styles.grip}>
        <Icon name="drag" />
      </span>
      <span className={styles.when}>{[year, date].filter(Boolean).join(" ")}</span>
      <span className={styles.what}>{title.trim() || "빈 항목"}</span>
    </div>
  );
}
