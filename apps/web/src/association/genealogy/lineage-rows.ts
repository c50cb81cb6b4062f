import type { Disciple } from "@bulmo/content/genealogy";
import { groupConsecutive } from "../consecutive.ts";

/** One name, or those of neighbours who have no disciples of their own. */
type Cell = { names: string[]; rows: number };
/** The cells that begin in a row; `rest` generations after the last of them are empty. */
export type LineageRow = { cells: Cell[]; rest: number };

const hasNone = ({ disciples = [] }: Disciple) => disciples.length === 0;

/** A tree as the rows of a table in which everyone spans the rows of all who learned from them (ASC-09). */
export function lineageRowsOf({ name, disciples = [] }: Disciple, generations: number): LineageRow[] {
  const [first, ...others] = groupConsecutive(disciples, (one, next) => hasNone(one) && hasNone(next)).flatMap(
    (group) => rowsBelow(group, generations - 1),
  );
  if (!first) return [{ cells: [{ names: [name], rows: 1 }], rest: generations - 1 }];
  return [{ ...first, cells: [{ names: [name], rows: others.length + 1 }, ...first.cells] }, ...others];
}

/** Who has disciples is alone in a group. */
function rowsBelow(group: readonly [Disciple, ...Disciple[]], generations: number): LineageRow[] {
  const [first] = group;
  if (!hasNone(first)) return lineageRowsOf(first, generations);
  return [{ cells: [{ names: group.map(({ name }) => name), rows: 1 }], rest: generations - 1 }];
}
