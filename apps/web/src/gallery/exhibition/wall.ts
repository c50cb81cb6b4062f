import { type Hall, type HallName, hallNames, halls } from "./halls.ts";

/** Part of its row, the gaps left out, and how many gaps the row has. */
export type Share = { part: number; gaps: number };

/** What each work of these proportions gets of its row. All of a row are equally tall; the last row is not stretched. */
export function sharesOf(ratios: readonly number[], hall: Hall): Share[] {
  const { wall, height, least, gap, most } = hall;
  const places = ratios.map((ratio) => Math.min(wall, Math.max(ratio, least) * height));
  return rowsOf(places, hall).flatMap((row, at, rows) => {
    const gaps = row.length - 1;
    const room = wall - gap * gaps;
    const taken = row.reduce((sum, width) => sum + width, 0);
    const stretch = at === rows.length - 1 ? 1 : Math.min(most, room / taken);
    return row.map((width) => ({ part: Math.min(1, (width * stretch) / room), gaps }));
  });
}

function rowsOf(places: readonly number[], { wall, gap }: Hall): number[][] {
  const rows: number[][] = [];
  let left = -1;
  for (const width of places) {
    const row = rows.at(-1);
    if (row && left >= gap + width) {
      row.push(width);
      left -= gap + width;
    } else {
      rows.push([width]);
      left = wall - width;
    }
  }
  return rows;
}

/** Rounded down: a row that is a trifle too wide would be two rows. */
const digits = (part: number) => String(Math.floor(part * 10_000) / 10_000);

/** The part of the window that the wall takes, at least. */
const views: Record<HallName, string> = { phone: "90vw", large: "92vw", tablet: "92vw", desk: "min(92vw, 72rem)" };
const conditions: Record<HallName, string> = {
  phone: "",
  large: "(min-width: 30em) ",
  tablet: "(min-width: 48em) ",
  desk: "(min-width: 64em) ",
};

export type Place = {
  /** How wide the work is in each hall, as a length of CSS. */
  widths: Record<HallName, string>;
  /** The `sizes` of its picture. */
  sizes: string;
};

/** Every work's place in all halls. It is known before the next work is: a page that is still arriving does not jump. */
export function placesOf(ratios: readonly number[]): Place[] {
  const shares = Object.fromEntries(hallNames.map((name) => [name, sharesOf(ratios, halls[name])]));
  return ratios.map((_, at) => {
    const lengths = (wall: (name: HallName) => string) =>
      hallNames.map((name): [HallName, string] => {
        const { part, gaps } = shares[name]?.[at] ?? { part: 1, gaps: 0 };
        return [name, `calc((${wall(name)} - ${gaps * halls[name].gap}px) * ${digits(part)})`];
      });
    const sizes = lengths((name) => views[name]).map(([name, length]) => conditions[name] + length);
    return {
      widths: Object.fromEntries(lengths(() => "100%")) as Record<HallName, string>,
      sizes: sizes.toReversed().join(", "),
    };
  });
}

/** How many works stand in the first row of a wide screen, where they are seen at once. */
export const firstRow = (ratios: readonly number[]): number => (sharesOf(ratios, halls.desk)[0]?.gaps ?? -1) + 1;
