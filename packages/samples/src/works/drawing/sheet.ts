import { createRandom } from "./random.ts";

/** Where a work is drawn: its size in units, a hand that varies with the seed, and a place for definitions. */
export type Sheet = {
  width: number;
  height: number;
  /** From 0 to 1, or up to a number. */
  random: (below?: number) => number;
  between: (low: number, high: number) => number;
  pick: <Values extends readonly [unknown, ...unknown[]]>(values: Values) => Values[number];
  /** Keeps a gradient or pattern and answers how it is named in `fill`. */
  define: (element: (id: string) => string) => string;
  definitions: () => string;
};

export function createSheet({ width, height, seed }: { width: number; height: number; seed: number }): Sheet {
  const next = createRandom(seed);
  const defined: string[] = [];
  return {
    width,
    height,
    random: (below = 1) => next() * below,
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    define(element) {
      const id = `d${defined.length}`;
      defined.push(element(id));
      return `url(#${id})`;
    },
    definitions: () => defined.join(""),
  };
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/** Colour that fades from top to bottom of what it fills (바림). */
export const fade = (sheet: Sheet, ...stops: Stop[]) =>
  sheet.define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`);

/** Colour that fades from the middle of what it fills to its rim. */
export const glow = (sheet: Sheet, ...stops: Stop[]) =>
  sheet.define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
