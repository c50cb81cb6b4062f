import { maximumTableColumns, postMessages } from "@bulmo/contracts/post-write";
import { coveredRows, needlessRows, sectionEnds } from "@bulmo/contracts/table-rows";
import { InputError } from "../../errors.ts";

export type Cell = { isHeader: boolean; columns: number; rows: number; html: string };

const refuse = (reason: "tableTooLarge" | "tableUneven") => InputError.of("content", postMessages[reason]);

const emptyCell = (isHeader: boolean): Cell => ({ isHeader, columns: 1, rows: 1, html: "" });

/** What the attribute of a span says; nothing, or nothing that is a number, is one. */
export const spanOf = (value: string | undefined): number => (/^\d+$/u.test(value?.trim() ?? "") ? Number(value) : 1);

type Squares = (Cell | undefined)[][];

/** Marks where a cell lies. Throws INPUT_INVALID where another lies already. */
function lay(squares: Squares, cell: Cell, row: number, column: number): void {
  const { columns, rows } = cell;
  if (columns > maximumTableColumns - column) throw refuse("tableTooLarge");
  for (let y = row; y < row + rows; y += 1)
    for (let x = column; x < column + columns; x += 1) {
      const line = squares[y];
      if (!line || line[x]) throw refuse("tableUneven");
      line[x] = cell;
    }
}

/** Where in its row the next cell lies. */
function nextFree(line: readonly (Cell | undefined)[], from: number): number {
  let column = from;
  while (line[column]) column += 1;
  return column;
}

/** A row as it was sent; those of one `thead`, `tbody` or `tfoot` have the same `section`. */
export type Row = { section: number; cells: Cell[] };

/** Where each cell lies; cells that reach out of their section are cut there. */
function layRows(rows: readonly Row[]): Squares {
  const ends = sectionEnds(rows.map(({ section }) => section));
  const squares: Squares = rows.map(() => []);
  for (const [row, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      column = nextFree(squares[row] ?? [], column);
      cell.rows = coveredRows(cell.rows, row, ends[row] ?? rows.length);
      lay(squares, cell, row, column);
    }
  }
  return squares;
}

/**
 * The rows with an empty cell wherever nothing lies, so that every row is as wide as the widest, and without those that
 * have no cell and need none; and how many squares the table has. Throws INPUT_INVALID for more than a post may have
 * (`room`) and for cells that lie over one another.
 */
export function squareRows(sent: readonly Row[], room: number): { rows: Cell[][]; squares: number } {
  if (sent.filter(({ cells }) => cells.length > 0).length > room) throw refuse("tableTooLarge");
  const squares = layRows(sent);
  const { needless, shorter } = needlessRows(squares, (row) => sent[row]?.cells.length === 0);
  for (const [cell, rows] of shorter) cell.rows -= rows;
  const width = squares.reduce((widest, line) => Math.max(widest, line.length), 0);
  const left = [...sent.entries()].filter(([row]) => !needless.has(row));
  if (width * left.length > room) throw refuse("tableTooLarge");
  const rows = left.map(([row, { cells }]) => {
    const line = Array.from({ length: width }, (_, x) => squares[row]?.[x]);
    const lying = line.filter((cell) => cell !== undefined);
    const isHeader = (cells.length > 0 ? cells : lying).every((cell) => cell.isHeader);
    return [...cells, ...Array.from({ length: width - lying.length }, () => emptyCell(isHeader))];
  });
  return { rows, squares: width * left.length };
}
