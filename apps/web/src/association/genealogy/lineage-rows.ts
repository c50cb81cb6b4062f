import { groupConsecutive } from "../consecutive.ts";
import type { Teacher } from "./lineage-tree.ts";

/** One person, or neighbours who have no disciples of their own. */
type Cell = { people: readonly [Teacher, ...Teacher[]]; rows: number };
/** The cells that begin in a row; `rest` generations after the last of them are empty. */
export type LineageRow = { cells: Cell[]; rest: number };

const hasNone = ({ disciples }: Teacher) => disciples.length === 0;

/** A tree as the rows of a table in which everyone spans the rows of all who learned from them (ASC-09). */
export function lineageRowsOf(teacher: Teacher, generations: number): LineageRow[] {
  const [first, ...others] = groupConsecutive(teacher.disciples, (one, next) => hasNone(one) && hasNone(next)).flatMap(
    (group) => rowsBelow(group, generations - 1),
  );
  if (!first) return [{ cells: [{ people: [teacher], rows: 1 }], rest: generations - 1 }];
  return [{ ...first, cells: [{ people: [teacher], rows: others.length + 1 }, ...first.cells] }, ...others];
}

/** Who has disciples is alone in a group. */
function rowsBelow(group: readonly [Teacher, ...Teacher[]], generations: number): LineageRow[] {
  const [first] = group;
  if (!hasNone(first)) return lineageRowsOf(first, generations);
  return [{ cells: [{ people: group, rows: 1 }], rest: generations - 1 }];
}
