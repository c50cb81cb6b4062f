import { maximumTableColumns, postMessages } from "@bulmo/contracts/post-write";
import { InputError } from "../../errors.ts";

export type Cell = { isHeader: boolean; columns: number; rows: number; html: string };

const refuse = (reason: "tableTooLarge" | "tableUneven") => InputError.of("content", postMessages[reason]);

const emptyCell = (isHeader: boolean): Cell => ({ isHeader, columns: 1, rows: 1, html: "" });

/** How far a cell reaches, as its attribute says; one that says nothing, or nothing that is a number, reaches no further. */
export function spanOf(value: string | undefined): number {
  const span = /^\d+$/u.test(value?.trim() ?? "") ? Number(value) : 1;
  return Math.max(1, span);
}

/** Marks where a cell lies. Throws INPUT_INVALID where another lies already, or the table has ended. */
function lay(taken: boolean[][], { columns, rows }: Cell, row: number, column: number): void {
  if (rows > taken.length - row) throw refuse("tableUneven");
  if (columns > maximumTableColumns - column) throw refuse("tableTooLarge");
  for (let y = row; y < row + rows; y += 1)
    for (let x = column; x < column + columns; x += 1) {
      const line = taken[y];
      if (!line || line[x]) throw refuse("tableUneven");
      line[x] = true;
    }
}

/** Where in its row the next cell lies. */
function nextFree(line: readonly boolean[], from: number): number {
  let column = from;
  while (line[column]) column += 1;
  return column;
}

/**
 * The rows with an empty cell wherever nothing lies, so that every row is as wide as the widest; and how many squares the
 * table has. Throws INPUT_INVALID for more than a post may have (`room`) and for cells that lie over one another or reach
 * out of the table.
 */
export function squareRows(rows: readonly (readonly Cell[])[], room: number): { rows: Cell[][]; squares: number } {
  if (rows.length > room) throw refuse("tableTooLarge");
  const taken: boolean[][] = rows.map(() => []);
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      column = nextFree(taken[row] ?? [], column);
      lay(taken, cell, row, column);
    }
  }
  const width = Math.max(...taken.map((line) => line.length));
  if (width * rows.length > room) throw refuse("tableTooLarge");
  const squared = rows.map((cells, row) => {
    const isHeader = cells.length > 0 && cells.every((cell) => cell.isHeader);
    const missing = Array.from({ length: width }, (_, x) => taken[row]?.[x]).filter((isTaken) => !isTaken).length;
    return [...cells, ...Array.from({ length: missing }, () => emptyCell(isHeader))];
  });
  return { rows: squared, squares: width * rows.length };
}
