/**
 * The walls that works hang on, from the narrowest screen on which each is used. All lengths are pixels on that screen;
 * on a wider one everything but the gaps grows with the wall. Works are as tall as `height` until their row fills the
 * wall or they are `most` times as large, and no place is narrower than 160: half of the narrowest picture there is.
 */
export type Hall = { wall: number; height: number; least: number; gap: number; most: number };

const narrowest = 160;
const hall = (wall: number, height: number, gap: number, most: number): Hall => ({
  wall,
  height,
  least: narrowest / height,
  gap,
  most,
});

export const halls = {
  phone: hall(336, 192, 16, 3),
  large: hall(441, 200, 16, 2),
  tablet: hall(706, 216, 20, 1.7),
  desk: hall(942, 236, 24, 1.7),
};

export type HallName = keyof typeof halls;
export const hallNames = Object.keys(halls) as HallName[];
