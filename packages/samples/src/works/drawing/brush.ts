import { draw, type Point, times } from "./path.ts";

const spline = (before: number, from: number, to: number, after: number, part: number): number =>
  0.5 *
  (2 * from +
    (to - before) * part +
    (2 * before - 5 * from + 4 * to - after) * part ** 2 +
    (3 * from - before - 3 * to + after) * part ** 3);

/** Points along a smooth line through the given ones. */
export function through(points: readonly Point[], steps = 7): Point[] {
  const last = points.at(-1) ?? [0, 0];
  const between = points.slice(0, -1).flatMap((from, place) => {
    const to = points[place + 1] ?? from;
    const before = points[place - 1] ?? from;
    const after = points[place + 2] ?? to;
    return times(steps, (step): Point => {
      const part = step / steps;
      return [spline(before[0], from[0], to[0], after[0], part), spline(before[1], from[1], to[1], after[1], part)];
    });
  });
  return [...between, last];
}

const segment = (before: Point, from: Point, to: Point, after: Point): string =>
  draw`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;

/** Path data of a smooth line through the points. */
export function curve(points: readonly Point[]): string {
  const [start = [0, 0] as Point] = points;
  const segments = points.slice(0, -1).map((from, place) => {
    const to = points[place + 1] ?? from;
    return segment(points[place - 1] ?? from, from, to, points[place + 2] ?? to);
  });
  return draw`M${start[0]} ${start[1]}${segments.join("")}`;
}

/** The same, back to where it began. */
export function outline(points: readonly Point[]): string {
  const point = (place: number): Point => points[(place + points.length) % points.length] ?? [0, 0];
  const [start] = [point(0)];
  const segments = points.map((from, place) => segment(point(place - 1), from, point(place + 1), point(place + 2)));
  return draw`M${start[0]} ${start[1]}${segments.join("")}Z`;
}

export type Pressure = { width: number; start?: number; end?: number };

/** How hard the brush is pressed at a part of its way: it lands, goes on and is lifted. */
function press(part: number, { width, start = 0.3, end = 0.06 }: Pressure): number {
  const landing = Math.min(1, part / 0.22);
  const lifting = Math.min(1, (1 - part) / 0.45);
  const ease = (value: number) => value * value * (3 - 2 * value);
  return (width / 2) * Math.min(start + (1 - start) * ease(landing), end + (1 - end) * ease(lifting));
}

/** Path data of one stroke of a brush through the points, swelling and tapering as a hand does (필선); to be filled. */
export function stroke(points: readonly Point[], pressure: Pressure, steps = 6): string {
  const line = through(points, steps);
  const sides = line.map(([x, y], place) => {
    const [fromX, fromY] = line[place - 1] ?? [x, y];
    const [toX, toY] = line[place + 1] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const half = press(place / (line.length - 1), pressure);
    const [dx, dy] = [((toY - fromY) / length) * half, ((toX - fromX) / length) * half];
    return { left: draw`${x + dx} ${y - dy}`, right: draw`${x - dx} ${y + dy}` };
  });
  const there = sides.map(({ left }) => left).join("L");
  const back = sides
    .toReversed()
    .map(({ right }) => right)
    .join("L");
  return `M${there}L${back}Z`;
}

/** Points as a mirror on the upright through the origin shows them. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);
