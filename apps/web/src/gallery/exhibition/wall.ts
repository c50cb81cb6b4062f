import { conditionOf, type WallLayout, type WallLayoutName, wallLayoutNames, wallLayouts } from "./wall-layouts.ts";
import { type WallRow, wallRowsOf } from "./wall-rows.ts";

/**
 * Each work's part of the wall, its gap included. A row is as wide as the wall: what its works leave over is between
 * them. The last row is not moved apart; it stands in the middle.
 */
export function partsOf(ratios: readonly number[], layout: WallLayout): number[] {
  return wallRowsOf(ratios, layout).flatMap(({ widths, room }: WallRow, at, rows) => {
    const left = at === rows.length - 1 ? 0 : room - widths.reduce((all, width) => all + width, 0);
    const between = Math.max(1, widths.length - 1);
    return widths.map(
      (width, place) => (width + layout.gap + (place < between ? left / between : 0)) / (layout.wall + layout.gap),
    );
  });
}

/** Rounded down: a row that is a trifle too wide would be two rows. */
const digits = (part: number) => String(Math.floor(part * 10_000) / 10_000);

/** Layouts between these differ too little for another file. */
const loaded: readonly WallLayoutName[] = ["w1280", "w1024", "w768", "w560", "w360"];

export type Place = {
  /** The work's part of the wall in each layout. */
  parts: Record<WallLayoutName, string>;
  /** The `sizes` of its picture. */
  sizes: string;
};

/** Every work's place in all layouts, known before a picture is: nothing jumps. */
export function placesOf(ratios: readonly number[]): Place[] {
  const parts = Object.fromEntries(wallLayoutNames.map((name) => [name, partsOf(ratios, wallLayouts[name])]));
  return ratios.map((ratio, at) => {
    const partIn = (name: WallLayoutName) => parts[name]?.[at] ?? 1;
    const widthIn = (name: WallLayoutName) => {
      const { wall, gap, height } = wallLayouts[name];
      return Math.round(Math.min(ratio * height, partIn(name) * (wall + gap) - gap));
    };
    return {
      parts: Object.fromEntries(wallLayoutNames.map((name) => [name, digits(partIn(name))])) as Record<
        WallLayoutName,
        string
      >,
      sizes: [
        ...loaded.map((name) => `${conditionOf(name)} ${widthIn(name)}px`),
        `min(${Math.round(ratio * wallLayouts.w360.height)}px, 90vw)`,
      ].join(", "),
    };
  });
}

/** How many works stand in the first row of a wide screen, where they are seen at once. */
export const firstRow = (ratios: readonly number[]): number =>
  wallRowsOf(ratios, wallLayouts.w1280)[0]?.widths.length ?? 0;
