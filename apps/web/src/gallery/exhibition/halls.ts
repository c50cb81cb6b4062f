/**
 * The walls that works hang on, each from a width of the window on. `wall` is how wide the wall is there at least, a
 * scroll bar left out, in pixels like all other lengths. Pictures are `height` tall; no place is narrower than `least`:
 * twelve letters of a label (SEE-01). Below the first hall works hang one below the other.
 */
export type Hall = { wall: number; height: number; least: number; gap: number };

export const halls = {
  phone: { wall: 328, height: 220, least: 157, gap: 14 },
  broad: { wall: 396, height: 220, least: 190, gap: 14 },
  large: { wall: 500, height: 220, least: 194, gap: 20 },
  tablet: { wall: 691, height: 280, least: 194, gap: 20 },
  wide: { wall: 808, height: 280, least: 194, gap: 20 },
  desk: { wall: 927, height: 280, least: 194, gap: 24 },
  room: { wall: 1052, height: 280, least: 194, gap: 24 },
  hall: { wall: 1152, height: 360, least: 222, gap: 24 },
} satisfies Record<string, Hall>;

export type HallName = keyof typeof halls;
export const hallNames = Object.keys(halls) as HallName[];

/** Where each begins; `phone` is the condition of having two works side by side at all. */
export const hallMedia: Record<HallName, string> = {
  phone: "(min-width: 22.5em)",
  broad: "(min-width: 27em)",
  large: "(min-width: 35em)",
  tablet: "(min-width: 48em)",
  wide: "(min-width: 56em)",
  desk: "(min-width: 64em)",
  room: "(min-width: 72.5em)",
  hall: "(min-width: 80em)",
};
