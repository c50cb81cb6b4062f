import type { Disciple } from "@bulmo/content/genealogy";

type Cell = { name: string; rows: number };
/** The cells that begin in a row; `rest` generations after the last of them are empty. */
export type Row = { cells: Cell[]; rest: number };

/** A tree as the rows of a table in which everyone spans the rows of all who learned from them (ASC-09). */
export function rowsOf({ name, disciples = [] }: Disciple, generations: number): Row[] {
  const [first, ...others] = disciples.flatMap((disciple) => rowsOf(disciple, generations - 1));
  if (!first) return [{ cells: [{ name, rows: 1 }], rest: generations - 1 }];
  return [{ ...first, cells: [{ name, rows: others.length + 1 }, ...first.cells] }, ...others];
}
