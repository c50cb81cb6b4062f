import type { WallLayout } from "./wall-layouts.ts";

/**
 * A row of works: how tall their pictures are, the width of each one's place, and how much of the wall they fill before
 * they are moved apart: where the layout begins, and where the wall is widest, with their gaps.
 */
export type WallRow = { height: number; widths: number[]; room: number; fill: number; widestFill: number };

/** The least that a hole costs: more than any row that is lower. */
const holeCost = 30;

/** A row that is filled less on the widest window of a layout has a hole in it (SEE-09). A trifle is for rounding. */
const leastFill = 0.752;

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

/** How tall all pictures of a row are: as tall as the layout's, or as it takes for them to have room (SEE-09). */
function heightIn(
  room: number,
  ratios: readonly number[],
  { height, least }: Pick<WallLayout, "height" | "least">,
): number {
  const wider = ratios.filter((ratio) => ratio * height > least);
  const highest = (room - least * (ratios.length - wider.length)) / sum(wider);
  if (wider.length === 0 || highest >= height) return height;
  // Some may be narrower than their labels now, and leave less room to the others.
  return heightIn(room, ratios, { height: highest, least });
}

/** Rows that are lower grow with the window up to the layout's height; full ones stay as they are, and get emptier. */
function fillWhereWidest(ratios: readonly number[], height: number, layout: WallLayout): number {
  const { wall, widest, gap, label } = layout;
  const grown = height < layout.height ? Math.min(layout.height, (height * (widest + gap)) / (wall + gap)) : height;
  const taken = sum(ratios.map((ratio) => Math.max(ratio * grown, label) + gap));
  return Math.min(1, taken / (widest + gap));
}

function rowOf(ratios: readonly number[], layout: WallLayout): WallRow | undefined {
  const { wall, gap, least } = layout;
  const room = wall - gap * (ratios.length - 1);
  if (least * ratios.length > room && ratios.length > 1) return undefined;
  const height = heightIn(room, ratios, layout);
  const widths = ratios.map((ratio) => Math.max(ratio * height, least));
  const widestFill = fillWhereWidest(ratios, height, layout);
  return { height, widths, room, fill: Math.min(1, sum(widths) / room), widestFill };
}

/**
 * Rows that are lower than the others are worse than a little room between works, but better than much of it between
 * two, and than a row with a hole. Nothing should close a wall alone.
 */
function costOf({ height, widths, fill, widestFill }: WallRow, layout: WallLayout, isLast: boolean): number {
  const apart = (1 - fill) / Math.max(1, widths.length - 1);
  const looseness = isLast ? 0 : (1 - fill) ** 2 + 3 * apart ** 2;
  const hole = !isLast && widestFill < leastFill ? holeCost + 60 * (leastFill - widestFill) : 0;
  const alone = isLast && widths.length === 1 && widestFill < leastFill ? 0.5 : 0;
  return 30 * (1 - height / layout.height) ** 2 + looseness + hole + alone;
}

type Plan = { cost: number; rows: WallRow[] };

/**
 * The rows of a wall in the order of the works: of all ways to break them, the one with the least cost. `goesOn`: after its
 * last row there are others, elsewhere.
 */
export function wallRowsOf(ratios: readonly number[], layout: WallLayout, goesOn = false): WallRow[] {
  const plans: Plan[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let best: Plan = { cost: Number.POSITIVE_INFINITY, rows: [] };
    for (let start = end - 1; start >= 0; start -= 1) {
      const row = rowOf(ratios.slice(start, end), layout);
      if (!row) break;
      const before = plans[start] ?? best;
      const cost = before.cost + costOf(row, layout, !goesOn && end === ratios.length);
      if (cost < best.cost) best = { cost, rows: [...before.rows, row] };
    }
    plans.push(best);
  }
  return plans.at(-1)?.rows ?? [];
}
