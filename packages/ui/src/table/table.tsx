import type { ComponentType, ReactNode } from "react";
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
  /** `lead` (a portrait) and `box` (a checkbox) stand before both lines, `last` ends the second, `below` under them, `hidden` is left out. */
  phone?: "lead" | "box" | "second" | "last" | "below" | "hidden";
};

export type RowFrameProps<Row> = { row: Row; isMarked: boolean; children: ReactNode };

const NoFrame = ({ children }: { children: ReactNode }) => children;

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
  /** Around each row; it adds no element of its own. */
  rowFrame?: ComponentType<RowFrameProps<Row>>;
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

type TableRowProps<Row> = { row: Row; columns: Column<Row>[]; className: string };

function TableRow<Row>({ row, columns, className }: TableRowProps<Row>) {
  return (
    <tr role="row" className={className}>
      {columns.map((column) => (
        <td key={column.key} role="cell" className={join(styles.cell, place(column))}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
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
  rowFrame: RowFrame = NoFrame,
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
        {rows.map((row) => {
          const marked = isMarked?.(row) ?? false;
          const className = join(styles.row, marked && styles.marked, led, linkedRows && styles.linked);
          return (
            <RowFrame key={rowKey(row)} row={row} isMarked={marked}>
              <TableRow row={row} columns={columns} className={className} />
            </RowFrame>
          );
        })}
      </tbody>
    </table>
  );
}
