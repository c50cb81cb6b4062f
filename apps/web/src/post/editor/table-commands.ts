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
import { isBlankBlock } from "./insert-picture.ts";
import type { BlockEditor } from "./schema.ts";

/** Puts a block where one was writing, in the place of an empty line or after what stands there, with a line below it. */
export function insertBlock(writing: BlockEditor, made: Parameters<BlockEditor["insertBlocks"]>[0][number]): void {
  writing.transact(() => {
    const { block } = writing.getTextCursorPosition();
    const [placed] = isBlankBlock(block)
      ? [writing.updateBlock(block, made)]
      : writing.insertBlocks([made], block, "after");
    if (!placed) return;
    const [next] = writing.getNextBlock(placed)
      ? [writing.getNextBlock(placed)]
      : writing.insertBlocks([{ type: "paragraph" }], placed, "after");
    if (placed.type === "table") writing.setTextCursorPosition(placed, "start");
    else if (next) writing.setTextCursorPosition(next, "start");
  });
}

export const insertRule = (writing: BlockEditor): void => insertBlock(writing, { type: "divider" });

/** Three columns under headings, as most tables begin. */
export function insertTable(writing: BlockEditor): void {
  const rows = Array.from({ length: 3 }, () => ({ cells: ["", "", ""] }));
  insertBlock(writing, { type: "table", content: { type: "tableContent", headerRows: 1, rows } });
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
