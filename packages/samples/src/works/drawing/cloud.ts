import { at, draw, inLine, layers, type Place } from "./path.ts";
import type { Sheet } from "./sheet.ts";

export type CloudStyle = { tones: readonly string[]; line: string; weight?: number };

/** The eddy in the middle of a billow: a comma that rolls in from its rim. */
const eddy = (r: number, side: number) =>
  draw`M${side * r * 0.5} ${r * 0.62}C${side * r} ${r * 0.2} ${side * r * 0.7} ${-r * 0.62} 0 ${-r * 0.6}C${-side * r * 0.56} ${-r * 0.58} ${-side * r * 0.66} ${r * 0.16} ${-side * r * 0.2} ${r * 0.28}C${side * r * 0.14} ${r * 0.34} ${side * r * 0.26} ${-r * 0.04} 0 ${-r * 0.1}`;

function billow(x: number, y: number, radius: number, side: number, { tones, line, weight = 1.2 }: CloudStyle): string {
  const discs = tones.map((tone, depth) => {
    const r = radius * (1 - (depth * 0.66) / tones.length);
    const rim = draw` stroke="${line}" stroke-width="${depth === 0 ? weight : weight * 0.45}"`;
    return draw`<circle cx="${x}" cy="${y + (radius - r) * 0.2}" r="${r}" fill="${tone}"${rim}/>`;
  });
  return layers(
    discs,
    at({ x, y: y + radius * 0.06 }, inLine({ line, width: weight * 0.75 }, `<path d="${eddy(radius * 0.46, side)}"/>`)),
  );
}

const tail = (length: number, drop: number, thick: number) =>
  draw`M0 ${-thick}C${length * 0.28} ${-thick * 1.3} ${length * 0.5} ${drop - thick * 0.8} ${length} ${drop}C${length * 0.6} ${drop + thick * 0.7} ${length * 0.34} ${thick * 0.9} 0 ${thick}Z`;

/** A cloud of scrolled billows with a tail that the wind draws out to one side; about 300 units wide. */
export function cloud(sheet: Sheet, place: Place, style: CloudStyle): string {
  const { tones, line, weight = 1.2 } = style;
  const jitter = () => sheet.between(0.86, 1.14);
  const tails = [
    [-60, 22, sheet.between(230, 300), 14, 13],
    [-40, 34, sheet.between(150, 210), 20, 10],
  ].map(
    ([x = 0, y = 0, length = 0, drop = 0, thick = 0]) =>
      draw`<path transform="translate(${x} ${y})" d="${tail(length, drop, thick)}" fill="${tones[0] ?? line}" stroke="${line}" stroke-width="${weight}"/>`,
  );
  return at(
    place,
    tails,
    billow(-118, 12, 26 * jitter(), 1, style),
    billow(58, 8, 28 * jitter(), -1, style),
    billow(-78, -8, 37 * jitter(), 1, style),
    billow(20, -14, 38 * jitter(), -1, style),
    billow(-30, -26, 50 * jitter(), sheet.random() < 0.5 ? 1 : -1, style),
    draw`<path d="M-146 26C-110 16-70 34-26 28S60 22 96 30C60 40 20 36-20 42S-110 44-146 26Z" fill="${tones[0] ?? line}" stroke="${line}" stroke-width="${weight}"/>`,
  );
}

/** A long band of mist between things that are near and things that are far. */
export const mist = (width: number, height: number, fill: string) =>
  draw`<path d="M0 ${height * 0.5}C${width * 0.08} ${height * 0.1} ${width * 0.2} ${height * 0.2} ${width * 0.3} ${height * 0.16}S${width * 0.52} 0 ${width * 0.62} ${height * 0.14}S${width * 0.9} ${height * 0.1} ${width} ${height * 0.46}C${width * 0.86} ${height * 0.72} ${width * 0.7} ${height * 0.62} ${width * 0.56} ${height * 0.84}S${width * 0.16} ${height * 0.92} 0 ${height * 0.5}Z" fill="${fill}"/>`;
