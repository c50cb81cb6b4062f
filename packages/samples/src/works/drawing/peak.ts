import { curve, stroke } from "./brush.ts";
import { at, draw, layers, type Place, type Point, times } from "./path.ts";
import type { Tones } from "./pigment.ts";
import type { Sheet } from "./sheet.ts";

/** `tones` from the summit to the foot; `rim` is the line of gold (금니) that follows the outline within. */
export type PeakStyle = {
  tones: Tones;
  line: string;
  weight?: number;
  rim?: string;
  /** How high the crags at its sides reach, 1 being three quarters of the summit. */
  shoulders?: number;
  /** Strokes to a ledge; a mountain far off has few. */
  wrinkles?: number;
};

const ledges = 7;

/** One flank from the foot to the summit: steep walls and narrow ledges in turn. */
function flank(sheet: Sheet, half: number, height: number, side: 1 | -1): Point[] {
  const points: Point[] = [[side * half, 0]];
  for (let step = 1; step < ledges; step += 1) {
    const part = step / ledges + sheet.between(-0.045, 0.045);
    const reach = half * (1 - part) ** 0.92 * sheet.between(0.88, 1.08) + half * 0.05;
    const y = -height * part;
    // A wall leans in a little, then a ledge steps in at once.
    points.push([side * (reach + half * 0.07), y + height * 0.035], [side * reach * 0.94, y]);
  }
  return points;
}

type Crag = { x: number; y: number; half: number; height: number };

/** Fine strokes that fall from the outline as rain wears rock (준법). */
function wrinkles(sheet: Sheet, points: readonly Point[], { half, height }: Crag, style: PeakStyle): string {
  const { weight = 1.2, wrinkles: count = 3 } = style;
  return points
    .slice(2, -2)
    .flatMap(([x, y]) =>
      times(count, (turn) => {
        const [startX, startY] = [x * (0.9 - turn * 0.2), y + height * (0.03 + turn * 0.035)];
        const fall = Math.min(height * sheet.between(0.09, 0.2), -startY * 0.8);
        const lean = -Math.sign(x || 1) * half * sheet.between(0, 0.05);
        return stroke(
          [
            [startX, startY],
            [startX + lean, startY + fall * 0.4],
            [startX + lean * 0.4 + Math.sign(x || 1) * half * 0.03, startY + fall],
          ],
          { width: weight * 2.1, end: 0.05 },
          3,
        );
      }),
    )
    .join("");
}

function crag(sheet: Sheet, one: Crag, style: PeakStyle): string {
  const { tones, line, weight = 1.2, rim } = style;
  const { x, y, half, height } = one;
  const left = flank(sheet, half, height, -1);
  const right = flank(sheet, half, height, 1);
  const tip: Point = [sheet.between(-0.05, 0.05) * half, -height];
  const points = [...left, tip, ...right.toReversed()];
  const ridge = curve(points);
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${tones.map((tone, depth) => draw`<stop offset="${depth / Math.max(1, tones.length - 1)}" stop-color="${tone}"/>`).join("")}</linearGradient>`,
  );
  const inside = points.map(([px, py]): Point => [px * 0.94, py * 0.975 + height * 0.004]);
  return at(
    { x, y },
    `<path d="${ridge}Z" fill="${fill}"/>`,
    rim ? draw`<path d="${curve(inside)}" fill="none" stroke="${rim}" stroke-width="${weight * 0.9}"/>` : "",
    draw`<path d="${wrinkles(sheet, points, one, style)}" fill="${line}" fill-opacity="0.62"/>`,
    draw`<path d="${ridge}" fill="none" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/>`,
  );
}

/** A mountain that stands on the origin: a summit and the crags that lean against it, the lowest in front. */
export function peak(sheet: Sheet, place: Place, width: number, height: number, style: PeakStyle): string {
  const { shoulders = 1 } = style;
  const crags: Crag[] = [
    { x: 0, y: 0, half: width * 0.34, height },
    { x: -width * 0.2, y: 0, half: width * 0.22, height: height * sheet.between(0.62, 0.74) * shoulders },
    { x: width * 0.21, y: 0, half: width * 0.22, height: height * sheet.between(0.54, 0.68) * shoulders },
    { x: -width * 0.33, y: 0, half: width * 0.17, height: height * sheet.between(0.36, 0.46) * shoulders },
    { x: width * 0.34, y: 0, half: width * 0.17, height: height * sheet.between(0.32, 0.44) * shoulders },
    { x: width * sheet.between(-0.06, 0.06), y: 0, half: width * 0.22, height: height * sheet.between(0.38, 0.48) },
    { x: -width * 0.17, y: 0, half: width * 0.15, height: height * sheet.between(0.2, 0.28) },
    { x: width * 0.19, y: 0, half: width * 0.16, height: height * sheet.between(0.2, 0.27) },
  ];
  return at(place, layers(crags.map((one) => crag(sheet, one, style))));
}
