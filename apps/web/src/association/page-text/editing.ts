import type { EditedBlock, EditedRow, EditedText } from "./edited-text.ts";

type RemovedBlock = { block: EditedBlock; place: number };
export type RemovedRow = { row: EditedRow; list: string; place: number };

/** Where one writes: in a block or a row. */
export type Caret = { key: string; at: number };

export type Editing = {
  text: EditedText;
  /** What was removed, the last at the end. */
  removed: readonly (RemovedBlock | RemovedRow)[];
  /** Where one goes on writing after blocks or rows have changed their places. */
  caret: Caret | null;
};
