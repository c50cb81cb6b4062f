import type { Composition } from "./sample-drawing.ts";

/** Width by height. Scrolls are mounted on silk, so their painting is a little wider than the whole. */
export type Format = { width: number; height: number; isMounted?: boolean };

export const format = {
  square: { width: 1, height: 1 },
  tall: { width: 2, height: 3 },
  taller: { width: 3, height: 5 },
  scroll: { width: 5, height: 12, isMounted: true },
  wideScroll: { width: 1, height: 2, isMounted: true },
  door: { width: 1, height: 2 },
  wide: { width: 3, height: 2 },
  screen: { width: 2, height: 1 },
  beam: { width: 5, height: 2 },
} as const satisfies Record<string, Format>;

type Several<Value> = readonly [Value, ...Value[]];

/** What is painted: how, under which names, on what, and what a visitor who cannot see it is told. */
export type Subject = {
  composition: Composition;
  formats: Several<Format>;
  titles: Several<string>;
  materials: Several<string>;
  description: string;
  /** A paragraph each about what the painting means. */
  meanings: Several<string>;
};
