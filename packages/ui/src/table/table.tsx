import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./table.css.ts";

export type Column<Row> = {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row: in full ink, and on a phone the first of its two lines. */
  primary?: boolean;
  /** A CSS width for the column from tablet size up. */
  width?: string;
  align?: "center" | "end";
  /** `lead` (a portrait) and `box` (a checkbox) stand before both lines, `below` under them, `hidden` is left out. */
  phone?: "lead" | "box" | "second" | "below" | "hidden";
};

export type TableProps<Row> = {
  /** Names the table; read out, not shown. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that stand out from the list, such as pinned ones. */
  isMarked?: (row: Row) => boolean;
  /** Lets the link in the primary cell be pressed anywhere in its row. */
  linkedRows?: boolean;
  /** For rows with pictures or buttons, which have no line of text to stand on. */
  centredRows?: boolean;
};

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

function place<Row>({ primary, phone, align }: Column<Row>): string {
  const onPhone = styles.phone[primary ? "first" : (phone ?? "second")];
  return join(primary && styles.primary, onPhone, align && styles[align]);
}

function ledBy<Row>(columns: Column<Row>[]): string | undefined {
  const lead = columns.map(({ phone }) => phone).find((phone) => phone === "lead" || phone === "box");
  return lead && join(styles.led, styles.leads[lead]);
}

/**
 * A typographic table; on a phone a list of two-line items. The roles are spelled out because a row
 * that is laid out by flexbox is no row any more to a screen reader.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isMarked,
  linkedRows = false,
  centredRows = false,
}: TableProps<Row>) {
  const led = ledBy(columns);
  return (
    <table className={join(styles.table, centredRows && styles.centred)} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, width, align }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={join(styles.heading, align && styles[align])}
              style={{ width }}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={join(styles.row, isMarked?.(row) && styles.marked, led, linkedRows && styles.linked)}
          >
            {columns.map((column) => (
              <td key={column.key} role="cell" className={join(styles.cell, place(column))}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
