import { stroke, through } from "./brush.ts";
import { at, draw, inLine, layers, type Place, type Point } from "./path.ts";
import type { Sheet } from "./sheet.ts";

export type CloudStyle = { tones: readonly string[]; line: string; weight?: number };

/** Where a billow curls up, how large it is, and to which side it rolls in. All of them run out into one tail. */
type Billow = { x: number; y: number; r: number; side: 1 | -1 };

const tail: readonly Point[] = [
  [6, 30],
  [74, 40],
  [140, 26],
  [206, 34],
  [286, 14],
];

const billows: readonly Billow[] = [
  { x: -38, y: -44, r: 33, side: 1 },
  { x: 22, y: -34, r: 28, side: -1 },
  { x: -92, y: -14, r: 30, side: 1 },
  { x: 64, y: -2, r: 21, side: -1 },
  { x: -124, y: 20, r: 18, side: 1 },
  { x: -8, y: -4, r: 31, side: -1 },
  { x: -58, y: 16, r: 27, side: 1 },
];

/** The line that rolls in from the rim of a billow and ends in its eye. */
function eddy({ x, y, r, side }: Billow): string {
  const turns = 30;
  const points = Array.from({ length: turns + 1 }, (_, step): Point => {
    const part = step / turns;
    const angle = Math.PI * (0.35 + part * 2.7);
    const reach = r * (0.98 - part ** 0.8 * 0.84);
    return [x + side * Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return draw`M${points.map(([px, py]) => draw`${px} ${py}`).join("L")}`;
}

/** Colour that lies at the rim and is drawn inwards with a wet brush (바림). */
const graded = (sheet: Sheet, { x, y, r }: Billow, style: CloudStyle, place: number) => {
  const [pale = "none", ...deep] = style.tones;
  const tone = deep[place % deep.length] ?? pale;
  return sheet.define(
    (id) =>
      draw`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y + r * 0.15}" r="${r * 1.08}"><stop offset="0.12" stop-color="${pale}"/><stop offset="0.62" stop-color="${tone}"/><stop offset="0.95" stop-color="${tone}"/><stop offset="1" stop-color="${pale}"/></radialGradient>`,
  );
};

function billow(sheet: Sheet, one: Billow, style: CloudStyle, place: number): string {
  const { weight = 1.2, line, tones } = style;
  const { x, y, r } = one;
  return layers(
    draw`<circle cx="${x}" cy="${y}" r="${r}" fill="${graded(sheet, one, style, place)}" stroke="${line}" stroke-width="${weight}"/>`,
    draw`<circle cx="${x}" cy="${y}" r="${r - weight * 1.8}" fill="none" stroke="${tones[0] ?? line}" stroke-width="${weight * 1.5}"/>`,
    inLine({ line, width: weight * 0.7 }, `<path d="${eddy({ ...one, r: r * 0.74 })}"/>`),
  );
}

/** The single tail: three streams that lie side by side and become one. */
function stream(sheet: Sheet, style: CloudStyle): string {
  const { weight = 1.2, line, tones } = style;
  const [pale = line] = tones;
  const tone = tones[2] ?? tones[1] ?? pale;
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${tone}"/><stop offset="0.45" stop-color="${tones[1] ?? pale}"/><stop offset="1" stop-color="${pale}"/></linearGradient>`,
  );
  const veins = [-0.45, 0.1, 0.55].map((side) => {
    const line1 = through(tail, 5).map(([x, y], place, all): Point => {
      const room = 17 * (1 - place / all.length) ** 0.8;
      return [x, y + side * room];
    });
    return draw`M${line1
      .slice(0, Math.round(line1.length * (0.9 - Math.abs(side) * 0.4)))
      .map(([x, y]) => draw`${x} ${y}`)
      .join("L")}`;
  });
  const root: Point[] = [[-118, 30], [-60, 38], ...tail];
  return layers(
    draw`<path d="${stroke(root, { width: 36, start: 0.5, end: 0.02 })}" fill="${fill}" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/>`,
    inLine({ line, width: weight * 0.6 }, `<path d="${veins.join("")}"/>`),
  );
}

/** An auspicious cloud (오색운): billows that curl like ruyi heads over a single tail. About 420 units wide. */
export function cloud(sheet: Sheet, place: Place, style: CloudStyle): string {
  const shift = sheet.between(-5, 5);
  const turned = billows.map((one, step) => ({
    ...one,
    x: one.x + shift * (step % 3),
    r: one.r * sheet.between(0.92, 1.08),
  }));
  return at(
    place,
    stream(sheet, style),
    turned.map((one, step) => billow(sheet, one, style, step)),
  );
}

/** A long band of mist between things that are near and things that are far. */
export const mist = (width: number, height: number, fill: string) =>
  draw`<path d="M0 ${height * 0.5}C${width * 0.08} ${height * 0.1} ${width * 0.2} ${height * 0.2} ${width * 0.3} ${height * 0.16}S${width * 0.52} 0 ${width * 0.62} ${height * 0.14}S${width * 0.9} ${height * 0.1} ${width} ${height * 0.46}C${width * 0.86} ${height * 0.72} ${width * 0.7} ${height * 0.62} ${width * 0.56} ${height * 0.84}S${width * 0.16} ${height * 0.92} 0 ${height * 0.5}Z" fill="${fill}"/>`;
