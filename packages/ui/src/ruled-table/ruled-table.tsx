import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./ruled-table.css.ts";

/** A table that stays a table on every screen (joined cells, genealogies): its columns are few and short. */
export function FittingTable({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.frame}>
        <table className={`${styles.table} ${styles.fitting}`}>{children}</table>
      </div>
    </div>
  );
}

/** A cell with nothing in it, for whoever hears the table: eyes see that it is empty. */
export function EmptyCell({ span }: { span?: number }) {
  return (
    <td colSpan={span}>
      <VisuallyHidden>없음</VisuallyHidden>
    </td>
  );
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
