import { path } from "./path.ts";

/**
 * One lotus petal, upright over the origin: it begins at `inner`, ends in a point at `outer` (distances
 * from the origin), and is widest at two thirds of its length before it draws in to the tip.
 */
export function petal(inner: number, outer: number, halfWidth: number): string {
  const length = outer - inner;
  const at = (part: number) => -(inner + length * part);
  const w = halfWidth;
  return path`M0 ${at(0)}C${-w * 0.75} ${at(0.05)} ${-w} ${at(0.3)} ${-w} ${at(0.52)}C${-w} ${at(0.76)} ${-w * 0.32} ${at(0.84)} 0 ${at(1)}C${w * 0.32} ${at(0.84)} ${w} ${at(0.76)} ${w} ${at(0.52)}C${w} ${at(0.3)} ${w * 0.75} ${at(0.05)} 0 ${at(0)}Z`;
}
