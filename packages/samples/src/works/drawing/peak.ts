import { draw, layers, type Place, at, type Point, times } from "./path.ts";
import type { Tones } from "./pigment.ts";
import { fade, type Sheet } from "./sheet.ts";

export type PeakStyle = { tones: Tones; line: string; weight?: number };

const steps = 6;

/** The ledges of one flank, from the foot to the summit. */
const flank = (sheet: Sheet, width: number, height: number, side: 1 | -1): Point[] =>
  times(steps, (step) => {
    const part = (step + (step > 0 ? sheet.between(-0.28, 0.28) : 0)) / steps;
    return [(side * width * (1 - part) ** 1.3) / 2, -height * part] as const;
  });

function outline(left: readonly Point[], right: readonly Point[], height: number): string {
  const summit: Point = [0, -height];
  const up = [...left, summit];
  const down = [summit, ...right.toReversed()];
  const swell = height * 0.012;
  let data = draw`M${left[0]?.[0] ?? 0} 0`;
  for (const [place, [x, y]] of up.slice(1).entries()) {
    const [fromX, fromY] = up[place] ?? summit;
    data += draw`C${fromX - swell} ${fromY + (y - fromY) * 0.6} ${fromX + (x - fromX) * 0.28} ${y} ${x} ${y}`;
  }
  for (const [place, [x, y]] of down.slice(1).entries()) {
    const [fromX, fromY] = down[place] ?? summit;
    data += draw`C${fromX + (x - fromX) * 0.72} ${fromY} ${x + swell} ${fromY + (y - fromY) * 0.4} ${x} ${y}`;
  }
  // Left open: the foot has no line.
  return data;
}

/** Strokes that fall from the ledges (준법). */
function folds(sheet: Sheet, points: readonly Point[], height: number): string {
  return points
    .flatMap(([x, y]) =>
      times(3, (turn) => {
        const start = x * (1 - turn * 0.16);
        const drop = height * sheet.between(0.1, 0.24);
        return draw`M${start} ${y + turn * 6}C${start * 0.8} ${y + drop * 0.2} ${start * 0.72} ${y + drop * 0.6} ${start * 0.84} ${y + drop}`;
      }),
    )
    .join("");
}

/** A crag that stands on the origin: tones laid one into the other, folds brushed over them. */
export function peak(sheet: Sheet, place: Place, width: number, height: number, style: PeakStyle): string {
  const { tones, line, weight = 1.2 } = style;
  const parts = tones.map((tone, depth) => {
    const part = 1 - depth / (tones.length + 0.9);
    const [w, h] = [width * (0.3 + part * 0.7), height * part];
    const [left, right] = [flank(sheet, w, h, -1), flank(sheet, w, h, 1)];
    const next = tones[depth + 1] ?? tone;
    const fill = fade(sheet, [0, tone], [0.55, tone], [1, next]);
    return layers(
      `<path d="${outline(left, right, h)}" fill="${fill}"/>`,
      draw`<path d="${folds(sheet, [...left.slice(1), ...right.slice(1)], h)}" fill="none" stroke-width="${weight * 0.6}" stroke-opacity="0.75"/>`,
    );
  });
  return at(place, draw`<g stroke="${line}" stroke-width="${weight}" stroke-linejoin="round">${layers(parts)}</g>`);
}
