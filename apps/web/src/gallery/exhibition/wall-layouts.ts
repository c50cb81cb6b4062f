/**
 * How works hang, each from a width of the window on, by which it is called. `wall` is how wide the wall is there at least,
 * a scroll bar left out, in pixels like all other lengths. Pictures are `height` tall; no place is narrower than `least`:
 * twelve letters of a label (SEE-01). Below the first works hang one below the other.
 */
export type WallLayout = { wall: number; height: number; least: number; gap: number };

export const wallLayouts = {
  w360: { wall: 328, height: 220, least: 157, gap: 14 },
  w432: { wall: 396, height: 220, least: 190, gap: 14 },
  w560: { wall: 500, height: 220, least: 194, gap: 20 },
  w768: { wall: 691, height: 280, least: 194, gap: 20 },
  w896: { wall: 808, height: 280, least: 194, gap: 20 },
  w1024: { wall: 927, height: 280, least: 194, gap: 24 },
  w1160: { wall: 1052, height: 280, least: 194, gap: 24 },
  w1280: { wall: 1152, height: 360, least: 222, gap: 24 },
} satisfies Record<`w${number}`, WallLayout>;

export type WallLayoutName = keyof typeof wallLayouts;
export const wallLayoutNames = Object.keys(wallLayouts) as WallLayoutName[];

/** Where a layout begins; in letters' widths, as the theme's media do. */
export const conditionOf = (name: WallLayoutName): string => `(min-width: ${Number(name.slice(1)) / 16}em)`;
