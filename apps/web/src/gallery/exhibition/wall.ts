import { type Hall, type HallName, hallMedia, hallNames, halls } from "./halls.ts";
import { type WallRow, wallRowsOf } from "./wall-rows.ts";

/**
 * Each work's part of the wall, its gap included. A row is as wide as the wall: what its works leave over is between
 * them. The last row is not moved apart; it stands in the middle.
 */
export function partsOf(ratios: readonly number[], hall: Hall): number[] {
  return wallRowsOf(ratios, hall).flatMap(({ widths, room }: WallRow, at, rows) => {
    const left = at === rows.length - 1 ? 0 : room - widths.reduce((all, width) => all + width, 0);
    const between = Math.max(1, widths.length - 1);
    return widths.map(
      (width, place) => (width + hall.gap + (place < between ? left / between : 0)) / (hall.wall + hall.gap),
    );
  });
}

/** Rounded down: a row that is a trifle too wide would be two rows. */
const digits = (part: number) => String(Math.floor(part * 10_000) / 10_000);

/** Halls between these differ too little for another file. */
const loaded: readonly HallName[] = ["hall", "desk", "tablet", "large", "phone"];

export type Place = {
  /** The work's part of the wall in each hall. */
  parts: Record<HallName, string>;
  /** The `sizes` of its picture. */
  sizes: string;
};

/** Every work's place in all halls, known before a picture is: nothing jumps. */
export function placesOf(ratios: readonly number[]): Place[] {
  const parts = Object.fromEntries(hallNames.map((name) => [name, partsOf(ratios, halls[name])]));
  return ratios.map((ratio, at) => {
    const partIn = (name: HallName) => parts[name]?.[at] ?? 1;
    const widthIn = (name: HallName) => {
      const { wall, gap, height } = halls[name];
      return Math.round(Math.min(ratio * height, partIn(name) * (wall + gap) - gap));
    };
    return {
      parts: Object.fromEntries(hallNames.map((name) => [name, digits(partIn(name))])) as Record<HallName, string>,
      sizes: [
        ...loaded.map((name) => `${hallMedia[name]} ${widthIn(name)}px`),
        `min(${Math.round(ratio * halls.phone.height)}px, 90vw)`,
      ].join(", "),
    };
  });
}

/** How many works stand in the first row of a wide screen, where they are seen at once. */
export const firstRow = (ratios: readonly number[]): number => wallRowsOf(ratios, halls.hall)[0]?.widths.length ?? 0;
