import type { WallLayout } from "./wall-layouts.ts";

/** A row of works: the width of each one's place, and how much of the wall they fill before they are moved apart. */
export type WallRow = { widths: number[]; room: number; fill: number };

/** The least that a hole costs: more than a picture of a third of its size. */
const holeCost = 14;

/** A row that is filled less has a hole in it: on the widest window of a layout a little less than here (SEE-09). */
const leastFill = 0.77;

/** What a place is wide when its picture is as tall as all others. */
const naturalWidth = (ratio: number, { wall, height, least }: WallLayout) =>
  Math.min(wall, Math.max(ratio * height, least));

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

/** The same works in less room, none narrower than `least`; undefined where they have no room at all. */
function narrowed(widths: readonly number[], room: number, least: number): number[] | undefined {
  let free = widths.filter((width) => width > least);
  for (;;) {
    const left = room - least * (widths.length - free.length);
    const part = left / sum(free);
    const wider = free.filter((width) => width * part > least);
    if (left < 0 || (free.length === 0 && left < -0.01)) return undefined;
    if (wider.length === free.length) return widths.map((width) => (free.includes(width) ? width * part : least));
    free = wider;
  }
}

function rowOf(places: readonly number[], { wall, gap, least }: WallLayout): WallRow | undefined {
  const room = wall - gap * (places.length - 1);
  if (least * places.length > room && places.length > 1) return undefined;
  const taken = sum(places);
  const widths = taken > room ? narrowed(places, room, least) : [...places];
  return widths && { widths, room, fill: Math.min(1, taken / room) };
}

/**
 * Pictures that are smaller than the others are worse than a little room between them, but better than much of it between
 * two, and than a row with a hole. Nothing should close a wall alone.
 */
function costOf({ widths, fill }: WallRow, places: readonly number[], isLast: boolean): number {
  const smallest = Math.min(...widths.map((width, at) => width / (places[at] ?? width)));
  const apart = (1 - fill) / Math.max(1, places.length - 1);
  const looseness = isLast ? 0 : (1 - fill) ** 2 + 3 * apart ** 2;
  const hole = !isLast && fill < leastFill ? holeCost + 60 * (leastFill - fill) : 0;
  const alone = isLast && places.length === 1 && fill < leastFill ? 0.5 : 0;
  return 30 * (1 - smallest) ** 2 + looseness + hole + alone;
}

type Plan = { cost: number; rows: WallRow[] };

/** The rows of a wall in the order of the works: of all ways to break them, the one with the least cost. */
export function wallRowsOf(ratios: readonly number[], layout: WallLayout): WallRow[] {
  const places = ratios.map((ratio) => naturalWidth(ratio, layout));
  const plans: Plan[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= places.length; end += 1) {
    let best: Plan = { cost: Number.POSITIVE_INFINITY, rows: [] };
    for (let start = end - 1; start >= 0; start -= 1) {
      const works = places.slice(start, end);
      const row = rowOf(works, layout);
      if (!row) break;
      const before = plans[start] ?? best;
      const cost = before.cost + costOf(row, works, end === places.length);
      if (cost < best.cost) best = { cost, rows: [...before.rows, row] };
    }
    plans.push(best);
  }
  return plans.at(-1)?.rows ?? [];
}
