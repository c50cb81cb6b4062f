import { conditionOf, type WallLayout, type WallLayoutName, wallLayoutNames, wallLayouts } from "./wall-layouts.ts";
import { type WallRow, wallRowsOf } from "./wall-rows.ts";

/** What the works of a row leave over, in pixels. */
const leftOver = ({ widths, room }: WallRow) => room - widths.reduce((all, width) => all + width, 0);

/**
 * Each work's part of the wall, its gap included. A row is as wide as the wall: what its works leave over is between
 * them, or beside one that hangs alone. The last row is not moved apart; it stands in the middle.
 */
export function partsOf(rows: readonly WallRow[], layout: WallLayout, goesOn = false): number[] {
  return rows.flatMap((row, at) => {
    const { widths } = row;
    const left = !goesOn && at === rows.length - 1 ? 0 : leftOver(row);
    const between = Math.max(1, widths.length - 1);
    const share = widths.length === 1 ? left / 2 : left / between;
    return widths.map(
      (width, place) => (width + layout.gap + (place < between ? share : 0)) / (layout.wall + layout.gap),
    );
  });
}

/**
 * How far the first work of the last row, or one that hangs alone, stands in, as a part of the wall and its gap: what
 * stands in the middle by itself would move with every work of its row that a slow line brings.
 */
function insetsOf(rows: readonly WallRow[], { wall, gap }: WallLayout, goesOn: boolean): number[] {
  return rows.flatMap((row, at) => {
    const isMiddle = (!goesOn && at === rows.length - 1) || row.widths.length === 1;
    return row.widths.map((_, place) => (isMiddle && place === 0 ? leftOver(row) / 2 / (wall + gap) : 0));
  });
}

/**
 * How tall the pictures of each work's row are, as a part of the wall and its gap: they grow with their places up to the
 * layout's height. 1, which is more than any height, where they have it already.
 */
const heightsOf = (rows: readonly WallRow[], layout: WallLayout): number[] =>
  rows.flatMap(({ widths, height }) =>
    widths.map(() => (height < layout.height ? height / (layout.wall + layout.gap) : 1)),
  );

/** Rounded down: a row that is a trifle too wide would be two rows. */
const digits = (part: number, fine = 10_000) => String(Math.floor(part * fine) / fine).replace(/^0(?=\.)/u, "");

/** A row may be a pixel lower: each figure is one for every work of it. */
const coarse = 1_000;

/** Layouts between these differ too little for another file. */
const loaded: ReadonlySet<WallLayoutName> = new Set(["w360", "w572", "w768", "w1024", "w1280"]);

export type Place = {
  /** The work's part of the wall in each layout. */
  parts: Record<WallLayoutName, string>;
  /** How tall its row is in the layouts in which it is lower than others. */
  heights: Partial<Record<WallLayoutName, string>>;
  /** How far it stands in from the edge in the layouts in which it begins the last row. */
  insets: Partial<Record<WallLayoutName, string>>;
  /** The `sizes` of its picture. */
  sizes: string;
};

/** Every work's place in all layouts, known before a picture is: nothing jumps. `goesOn`: no row of it is the last one. */
export function placesOf(ratios: readonly number[], goesOn = false): Place[] {
  const hung = wallLayoutNames.map((name) => {
    const layout = wallLayouts[name];
    const rows = wallRowsOf(ratios, layout, goesOn);
    const parts = partsOf(rows, layout, goesOn);
    return { name, layout, parts, heights: heightsOf(rows, layout), insets: insetsOf(rows, layout, goesOn) };
  });
  return ratios.map((ratio, at) => {
    const widthIn = ({ layout: { wall, gap, height }, heights }: (typeof hung)[number]) =>
      Math.round(ratio * Math.min(height, (heights[at] ?? 1) * (wall + gap)));
    const standsIn = hung.map(({ name, insets }) => [name, digits(insets[at] ?? 0)] as const);
    const lower = hung.filter(({ heights }) => (heights[at] ?? 1) < 1);
    return {
      parts: Object.fromEntries(hung.map(({ name, parts }) => [name, digits(parts[at] ?? 1)])) as Place["parts"],
      heights: Object.fromEntries(lower.map(({ name, heights }) => [name, digits(heights[at] ?? 1, coarse)])),
      insets: Object.fromEntries(standsIn.filter(([, inset]) => Number(inset) > 0)),
      sizes: [
        ...hung
          .filter(({ name }) => loaded.has(name))
          .toReversed()
          .map((of) => `${conditionOf(of.name)} ${widthIn(of)}px`),
        `min(${Math.round(ratio * wallLayouts.w360.height)}px, 90vw)`,
      ].join(", "),
    };
  });
}

/** How many works stand in the first row of a wide screen, where they are seen at once. */
export const firstRow = (ratios: readonly number[]): number =>
  wallRowsOf(ratios, wallLayouts.w1280)[0]?.widths.length ?? 0;

/** Of a wall of a wide screen the row that holds most works, the first of such: which of them it begins with and ends before. */
export function fullestRow(ratios: readonly number[]): { start: number; end: number } {
  let [start, most] = [0, { start: 0, end: 0 }];
  for (const { widths } of wallRowsOf(ratios, wallLayouts.w1280)) {
    const end = start + widths.length;
    if (widths.length > most.end - most.start) most = { start, end };
    start = end;
  }
  return most;
}
