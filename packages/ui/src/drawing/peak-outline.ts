import { random } from "./random.ts";

type Point = readonly [x: number, y: number];

/** One spur of rock over the origin: how wide and high it is, and how far its summit leans. */
export type Spur = { width: number; height: number; lean: number; seed: number };

const whole = Math.round;
const to = ([x, y]: Point) => `${whole(x)} ${whole(y)}`;
/** Numbers one after the other; a minus needs no space before it. */
const row = (...values: readonly number[]) => values.map(whole).join(" ").replaceAll(" -", "-");

/** The ledges of one side from the foot to the summit: steep, and steeper the higher they are. */
function ledges({ width, height, lean, seed }: Spur, side: 1 | -1): Point[] {
  const next = random(seed * 2 + (side === 1 ? 1 : 0));
  const steps = 6;
  const foot: Point = [(side * width) / 2, 0];
  const rest = Array.from({ length: steps - 1 }, (_, step): Point => {
    const part = (step + 1 + (next() - 0.5) * 0.8) / (steps + 0.1);
    const out = (1 - part) ** 1.25 + (next() - 0.5) * 0.18 * (1 - part);
    return [lean * part + (side * width * out) / 2, -height * part];
  });
  return [foot, ...rest];
}

// In parts of the way from one ledge to the next: first up, then over.
const bluff = [-0.06, 0.45] as const;
const shoulder = [0.27, 0.69] as const;

type Stroke = (from: Point, target: Point) => string;

/** From ledge to ledge: up a bluff and over a worn shoulder. */
const rise: Stroke = (from, target) => {
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
  return `c${row(dx * bluff[0], dy * bluff[1], dx * shoulder[0], dy * shoulder[1], dx, dy)}`;
};

/** The same on the way down. */
const fall: Stroke = (from, target) => {
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
  return `c${row(dx * (1 - shoulder[0]), dy * (1 - shoulder[1]), dx * (1 - bluff[0]), dy * (1 - bluff[1]), dx, dy)}`;
};

/** To whole units, so that what is drawn step by step ends where it should. */
const settled = ([x, y]: Point): Point => [whole(x), whole(y)];

const along = (points: readonly Point[], draw: Stroke) =>
  points
    .slice(1)
    .map((target, index) => draw(points[index] ?? target, target))
    .join("");

export type SpurShape = { outline: string; shade: string; contours: string; strokes: string };

/** The outline of a spur, its shaded side, the gold contours within and the texture strokes (준법) down its slopes. */
export function spurShape(spur: Spur): SpurShape {
  const summit = settled([spur.lean, -spur.height]);
  const left = [...ledges(spur, -1), summit].map(settled);
  const right = [summit, ...ledges(spur, 1).toReversed()].map(settled);
  const foot = left[0] ?? summit;
  const next = random(spur.seed + 77);
  // The back of the rock comes down from the summit in bends, and parts the light from the shade.
  const spine = Array.from({ length: 6 }, (_, step): Point => {
    const part = step / 5;
    if (step === 0) return summit;
    const bend = (step % 2 ? 0.075 : -0.05) * spur.width * (0.6 + next() * 0.8);
    const y = summit[1] * (1 - part);
    const [least, most] = [edgeAt(left, y), edgeAt(right.toReversed(), y)];
    return [Math.min(Math.max(summit[0] * (1 - part) + bend, least + clearance), most - clearance), y];
  });
  const inside = (points: readonly Point[], part: number) =>
    points.map(([x, y]) => settled([summit[0] + (x - summit[0]) * part, y * part]));
  const fine = [0.86, 0.72, 0.58].map((part, index) => {
    const lines = inside(left.slice(1 + index), part);
    return `M${to(lines[0] ?? summit)}${along(lines, rise)}`;
  });
  return {
    // Open at the foot, where no line is drawn.
    outline: `M${to(foot)}${along(left, rise)}${along(right, fall)}`,
    shade: `M${to(summit)}${along(right, fall)}L${spine.toReversed().map(to).join("L")}Z`,
    contours: fine.join(""),
    strokes: spine
      .slice(1, 5)
      .flatMap((point) => strokesFrom(point, spur, next))
      .filter(([x, y]) => x > edgeAt(left, y) + clearance && x < edgeAt(right.toReversed(), y) - clearance)
      .map(([, , stroke]) => stroke)
      .join(""),
  };
}

/** Units that a stroke keeps from the outline. */
const clearance = 8;

/** Where a side that goes up through these points stands at a height. */
function edgeAt(side: readonly Point[], y: number): number {
  const above = Math.max(
    1,
    side.findIndex((point) => point[1] <= y),
  );
  const [low, high] = [side[above - 1], side[above]];
  if (!low || !high) return 0;
  return low[0] + ((high[0] - low[0]) * (y - low[1])) / (high[1] - low[1]);
}

/** A handful of strokes that fall away from the spine to both sides, each with the point that is farthest out. */
function strokesFrom(
  [x, y]: Point,
  { width, height }: Spur,
  next: () => number,
): [x: number, y: number, stroke: string][] {
  const room = (width * (1 + y / height) ** 1.25) / 2;
  return [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((place): [number, number, string] => {
      const length = height * (0.07 + next() * 0.06);
      const start: Point = [x + side * room * (0.06 + place * 0.1), y + place * height * 0.035];
      const reach = side * length * 0.3;
      return [start[0] + reach, start[1], `M${to(start)}q${row(side * length * 0.16, length * 0.3, reach, length)}`];
    }),
  );
}
