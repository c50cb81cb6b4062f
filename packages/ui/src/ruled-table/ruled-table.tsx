import type { ReactNode } from "react";
import * as styles from "./ruled-table.css.ts";

/**
 * A table that stays a table on every screen (joined cells, genealogies) and scrolls sideways in its
 * frame. The frame takes the focus so that the arrow keys can scroll it.
 */
export function RuledTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
