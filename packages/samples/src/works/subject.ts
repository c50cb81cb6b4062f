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
  /** Hung in a yard and let down from a pole (괘불). */
  great: { width: 5, height: 12 },
  wide: { width: 3, height: 2 },
  screen: { width: 2, height: 1 },
  beam: { width: 5, height: 2 },
} as const satisfies Record<string, Format>;

/** What it is made with decides what its painter can say of the making. */
export type Medium = "colour" | "gold" | "ink" | "wood";

/** What is painted and how it is called. Title, materials and texts tell what is to be seen, and nothing else. */
export type Subject = {
  composition: Composition;
  format: Format;
  medium: Medium;
  title: string;
  /** The ground first, as a painter names it; silk is 비단 here and never 견본, which also means a sample. */
  materials: string;
  /** What a visitor who cannot see it is told. */
  description: string;
  /** What the painting means. */
  meaning: string;
  /** Changes the hand; a number of its own where one hand turned out better than another. */
  seed?: number;
};
