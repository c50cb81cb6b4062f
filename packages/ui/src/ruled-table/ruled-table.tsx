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

/** The same for few and short columns, which fit every screen. */
export function FittingTable({ children }: { children: ReactNode }) {
  return <table className={`${styles.table} ${styles.fitting}`}>{children}</table>;
}

type GroupHeadingProps = { rows: number; className?: string; children: ReactNode };

/** Names all the rows it spans. */
export function GroupHeading({ rows, className, children }: GroupHeadingProps) {
  return (
    <th scope={rows > 1 ? "rowgroup" : "row"} rowSpan={rows} className={className}>
      <div className={styles.follower}>{children}</div>
    </th>
  );
}
