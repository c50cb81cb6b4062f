/**
 * How works hang, each from a width of the window on, by which it is called. `wall` is how wide the wall is there at least,
 * a scroll bar left out, and `widest` how wide it grows before the next one begins, in pixels like all other lengths.
 * Pictures are `height` tall; no place is narrower than `least`, twelve letters of a label (SEE-01), which are `label`
 * wide on the widest wall. Below the first works hang one below the other.
 */
export type WallLayout = { wall: number; widest: number; height: number; least: number; label: number; gap: number };

/**
 * A row that takes no further label must still be full: each layout begins where one label more has room, and where that
 * is too late (three labels from 572 px on, four from 896) the letters of titles are a little smaller (work-wall.css.ts).
 */
export const wallLayouts = {
  w360: { wall: 328, widest: 396, height: 220, least: 157, label: 186, gap: 14 },
  w432: { wall: 396, widest: 525, height: 220, least: 190, label: 192, gap: 14 },
  w572: { wall: 511, widest: 602, height: 220, least: 157, label: 178, gap: 20 },
  w656: { wall: 588, widest: 705, height: 220, least: 181, label: 192, gap: 20 },
  w768: { wall: 691, widest: 823, height: 280, least: 194, label: 192, gap: 20 },
  w896: { wall: 808, widest: 941, height: 280, least: 187, label: 192, gap: 20 },
  w1024: { wall: 927, widest: 1073, height: 280, least: 194, label: 192, gap: 24 },
  w1168: { wall: 1059, widest: 1177, height: 280, least: 192, label: 192, gap: 24 },
  w1280: { wall: 1152, widest: 1178, height: 360, least: 222, label: 216, gap: 24 },
} satisfies Record<`w${number}`, WallLayout>;

export type WallLayoutName = keyof typeof wallLayouts;
export const wallLayoutNames = Object.keys(wallLayouts) as WallLayoutName[];

/** Where a layout begins; in letters' widths, as the theme's media do. */
export const conditionOf = (name: WallLayoutName): string => `(min-width: ${Number(name.slice(1)) / 16}em)`;
