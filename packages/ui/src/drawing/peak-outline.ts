import { path } from "./path.ts";
import { random } from "./random.ts";

export type PeakShape = { width: number; height: number; seed: number };

type Point = { x: number; y: number };

function ledges({ width, height, seed }: PeakShape, side: 1 | -1): Point[] {
  const next = random(seed * 2 + (side === 1 ? 1 : 0));
  const steps = 5;
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + (step > 0 ? (next() - 0.5) * 0.5 : 0)) / steps;
    return { x: (side * width * (1 - part) ** 1.25) / 2, y: -height * part };
  });
}

/** A crag standing on the origin, built up of rounded ledges on both sides of a round summit. */
export function peakOutline(shape: PeakShape): string {
  const summit = { x: 0, y: -shape.height };
  const up = [...ledges(shape, -1), summit];
  const down = [summit, ...ledges(shape, 1).toReversed()];
  const start = up[0] ?? summit;
  let data = path`M${start.x} ${start.y}`;
  // Going up, each ledge swells outwards before it turns in; going down it is the mirror of that.
  up.slice(1).forEach((to, index) => {
    const from = up[index] ?? to;
    data += path`C${from.x - shape.width * 0.012} ${from.y + (to.y - from.y) * 0.62} ${from.x + (to.x - from.x) * 0.3} ${to.y} ${to.x} ${to.y}`;
  });
  down.slice(1).forEach((to, index) => {
    const from = down[index] ?? to;
    data += path`C${from.x + (to.x - from.x) * 0.7} ${from.y} ${to.x + shape.width * 0.012} ${from.y + (to.y - from.y) * 0.38} ${to.x} ${to.y}`;
  });
  return `${data}Z`;
}

/** The folds of the rock, brushed from every ledge down towards the foot. */
export function peakFolds(shape: PeakShape): string {
  const next = random(shape.seed + 77);
  return ([-1, 1] as const)
    .flatMap((side) => ledges(shape, side).slice(1))
    .map(({ x, y }) => {
      const drop = shape.height * (0.16 + next() * 0.16);
      const inward = x * 0.72;
      return path`M${x} ${y}C${inward} ${y + drop * 0.15} ${inward * 0.9} ${y + drop * 0.5} ${inward * 1.05} ${y + drop}`;
    })
    .join("");
}
