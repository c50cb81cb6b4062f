import { type EditedRow, newRow } from "./edited-text.ts";
import type { Editing, RemovedRow } from "./editing.ts";

export type RowAction =
  | { type: "write-row"; list: string; key: string; name: string; value: string }
  /** Below another, or at the end. */
  | { type: "add-row"; list: string; below: string | null }
  | { type: "move-row"; list: string; key: string; over: string }
  | { type: "remove-row"; list: string; key: string };

type Rows = readonly EditedRow[];

const placeOf = (rows: Rows, key: string) => rows.findIndex((row) => row.key === key);

const withRows = (editing: Editing, list: string, rows: Rows, key: string | null = null): Editing => ({
  ...editing,
  text: { ...editing.text, lists: { ...editing.text.lists, [list]: rows } },
  caret: key === null ? null : { key, at: 0 },
});

/** Changes one list of a text. */
export function changeRows(editing: Editing, action: RowAction): Editing {
  const { list } = action;
  const rows = editing.text.lists[list] ?? [];
  switch (action.type) {
    case "write-row": {
      const { key, name, value } = action;
      const write = (row: EditedRow) => (row.key === key ? { key, fields: { ...row.fields, [name]: value } } : row);
      return withRows(editing, list, rows.map(write));
    }
    case "add-row": {
      const row = newRow();
      const place = action.below === null ? rows.length : placeOf(rows, action.below) + 1;
      return withRows(editing, list, rows.toSpliced(place, 0, row), row.key);
    }
    case "move-row": {
      const [from, to] = [placeOf(rows, action.key), placeOf(rows, action.over)];
      const row = rows[from];
      return row && to !== -1 ? withRows(editing, list, rows.toSpliced(from, 1).toSpliced(to, 0, row)) : editing;
    }
    case "remove-row":
    default: {
      const place = placeOf(rows, action.key);
      const row = rows[place];
      if (!row) return editing;
      const neighbour = rows[place + 1] ?? rows[place - 1];
      const after = withRows(editing, list, rows.toSpliced(place, 1), neighbour?.key ?? null);
      return { ...after, removed: [...editing.removed, { row, list, place }] };
    }
  }
}

/** What was removed stands where it stood. */
export function restoreRow(editing: Editing, { row, list, place }: RemovedRow): Editing {
  const rows = editing.text.lists[list] ?? [];
  return withRows(editing, list, rows.toSpliced(place, 0, row), row.key);
}
