import { path } from "./path.ts";

/**
 * A volute of half circles, each smaller than the one before, from (x, y) on its outer edge inwards:
 * clockwise for `turn` 1 from the left edge, against the clock for -1 from the right edge.
 */
export function spiral(x: number, y: number, radius: number, turn: 1 | -1, halves = 4): string {
  let data = path`M${x} ${y}`;
  let at = x;
  let r = radius;
  let side: number = turn;
  for (let half = 0; half < halves; half += 1) {
    at += side * 2 * r;
    data += path`A${r} ${r} 0 0 ${turn === 1 ? 1 : 0} ${at} ${y}`;
    side = -side;
    r *= 0.66;
  }
  return data;
}
