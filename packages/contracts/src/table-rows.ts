// How far a table's cells reach from row to row: one rule for the editor and for what is stored.

/** For each row the end of the section (`thead`, `tbody`, `tfoot`) in which it stands: the number of the row behind it. */
export function sectionEnds(sections: readonly unknown[]): number[] {
  const ends: number[] = [];
  for (let row = sections.length - 1; row >= 0; row -= 1)
    ends[row] =
      (row + 1 < sections.length && sections[row + 1] === sections[row] ? ends[row + 1] : undefined) ?? row + 1;
  return ends;
}

/** How many rows a cell covers, as HTML has it: no further than its section, and with a span of 0 all of that. */
export const coveredRows = (span: number, row: number, end: number): number => Math.min(span || end - row, end - row);

/** The cells that lie in the squares of each row; a square without one is empty. */
export type Squares<Cell> = readonly (readonly (Cell | undefined)[])[];

/**
 * Of rows without a cell of their own (`isEmpty`) those that are nothing: no cell from above lies there, or such cells
 * fill the row, which are `shorter` by it then. One that is covered in part stays, and is filled.
 */
export function needlessRows<Cell>(squares: Squares<Cell>, isEmpty: (row: number) => boolean) {
  const width = squares.reduce((widest, line) => Math.max(widest, line.length), 0);
  const needless = new Set<number>();
  const shorter = new Map<Cell, number>();
  for (const [row, line] of squares.entries()) {
    if (!isEmpty(row)) continue;
    const over = line.filter((cell) => cell !== undefined);
    if (over.length > 0 && over.length < width) continue;
    needless.add(row);
    for (const cell of new Set(over)) shorter.set(cell, (shorter.get(cell) ?? 0) + 1);
  }
  return { needless, shorter };
}
