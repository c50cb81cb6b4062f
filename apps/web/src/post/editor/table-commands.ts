import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  goToNextCell,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from "prosemirror-tables";
import { insertBlocks } from "./insert-blocks.ts";
import type { BlockEditor } from "./schema.ts";

export const insertRule = (writing: BlockEditor): void => insertBlocks(writing, [{ type: "divider" }]);

/** Three columns under headings, as most tables begin. */
export function insertTable(writing: BlockEditor): void {
  const rows = Array.from({ length: 3 }, () => ({ cells: ["", "", ""] }));
  insertBlocks(writing, [{ type: "table", content: { type: "tableContent", headerRows: 1, rows } }]);
}

/**
 * What can be done with a table, around the cell in which one is writing; merging takes all cells that are selected.
 * BlockNote's own ways to do so know only of the table that a mouse stands on.
 */
const changes = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  merge: mergeCells,
  split: splitCell,
  toggleHead: toggleHeaderRow,
} satisfies Record<string, Parameters<BlockEditor["exec"]>[0]>;

export type TableChange = keyof typeof changes | "remove";

/** Whether Tab has a cell to go to. */
export const hasCellBeyond = (writing: BlockEditor, direction: 1 | -1): boolean =>
  writing.canExec((state, dispatch) => goToNextCell(direction)(state, dispatch));

export function changeTable(writing: BlockEditor, change: TableChange): void {
  const { block } = writing.getTextCursorPosition();
  if (block.type !== "table") return;
  if (change !== "remove") {
    writing.exec((state, dispatch) => changes[change](state, dispatch));
    return;
  }
  const [line] = writing.replaceBlocks([block], [{ type: "paragraph" }]).insertedBlocks;
  if (line) writing.setTextCursorPosition(line, "start");
}
