import { at, draw, inLine, layers, type Place } from "./path.ts";
import type { Sheet } from "./sheet.ts";

export type CloudStyle = { tones: readonly string[]; line: string; weight?: number };

// The lines of packages/ui, which draws for screens and of which samples may not know: a ruyi head, 108 units wide,
// standing on the origin: a crown between two lobes whose ends roll in.
const outline =
  "M0 2C-10-4-18 0-28 1C-48 3-58-13-52-27C-48-37-38-40-31-36C-29-51-15-59 0-59C15-59 29-51 31-36C38-40 48-37 52-27C58-13 48 3 28 1C18 0 10-4 0 2Z";
const rolls =
  "M-31-36C-24-32-19-24-20-16C-21-7-31-3-38-7C-45-11-44-22-36-23C-29-24-26-16-31-13M31-36C24-32 19-24 20-16C21-7 31-3 38-7C45-11 44-22 36-23C29-24 26-16 31-13";
// Parallel to the outline, as the white line (분선) runs that parts line from colour.
const inner = "M-47-24C-45-31-38-34-33-31M47-24C45-31 38-34 33-31M-27-36C-25-47-13-54 0-54C13-54 25-47 27-36";
const ribs = "M-20-33C-18-42-10-47 0-47C10-47 18-42 20-33M-13-29C-11-36-6-40 0-40C6-40 11-36 13-29";

// The one tail that the wind draws out, and the streams in it.
const tail =
  "M-116 12C-134 6-130-14-112-11C-78-8-48-12 12-7C78-1 116 15 172 8C214 2 248-14 288-42C264 2 226 27 176 31C128 34 88 21 36 21S-84 27-116 12Z";
const veins =
  "M-100 5C-64 11-28 5 15 6C72 9 118 24 174 18C210 13 238-3 264-21M-56 17C-24 13 8 12 36 13C80 15 112 26 156 26";

/** Where each head stands and how large it is, from the back to the front. */
const heads = [
  { x: -26, y: -30, size: 0.86 },
  { x: 40, y: -20, size: 0.74 },
  { x: -92, y: -8, size: 0.68 },
  { x: 92, y: 6, size: 0.56 },
  { x: -128, y: 12, size: 0.44 },
  { x: 24, y: 16, size: 0.8 },
  { x: -52, y: 18, size: 0.96 },
] as const;

type Head = { x: number; y: number; size: number };

/** Colour that lies at the heart and is drawn outwards with a wet brush (바림), to a rim that stays pale. */
function head(sheet: Sheet, { x, y, size }: Head, style: CloudStyle, place: number): string {
  const { weight = 1.2, line } = style;
  const [pale = "none", ...deep] = style.tones;
  const at1 = place % Math.max(1, deep.length);
  const [soft, full] = [deep[Math.max(0, at1 - 1)] ?? pale, deep[at1] ?? pale];
  const fill = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.9" r="0.95"><stop offset="0" stop-color="${full}"/><stop offset="0.5" stop-color="${soft}"/><stop offset="1" stop-color="${pale}"/></radialGradient>`,
  );
  const width = weight / size;
  return at(
    { x, y, scale: size },
    draw`<path d="${outline}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`,
    inLine({ line: pale, width: width * 1.6 }, `<path d="${inner}"/>`),
    inLine({ line, width: width * 0.8 }, `<path d="${rolls}"/>`),
    inLine({ line, width: width * 0.6 }, `<path d="${ribs}" stroke-opacity="0.55"/>`),
  );
}

/** Deep where the heads stand, and paler the further the wind has drawn it. */
function stream(sheet: Sheet, { weight = 1.2, line, tones }: CloudStyle): string {
  const [pale = line] = tones;
  const tone = tones[2] ?? tones[1] ?? pale;
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${tone}"/><stop offset="0.45" stop-color="${tones[1] ?? pale}"/><stop offset="1" stop-color="${pale}"/></linearGradient>`,
  );
  return layers(
    draw`<path d="${tail}" fill="${fill}" stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/>`,
    inLine({ line, width: weight * 0.6 }, `<path d="${veins}" stroke-opacity="0.7"/>`),
  );
}

/** An auspicious cloud (오색운): ruyi heads over a single tapering tail, as the house draws them. About 420 units wide. */
export function cloud(sheet: Sheet, place: Place, style: CloudStyle): string {
  const shift = sheet.between(-5, 5);
  const grown = heads.map(({ x, y, size }, step) => ({
    x: x + shift * (step % 3),
    y,
    size: size * sheet.between(0.92, 1.08),
  }));
  return at(
    place,
    stream(sheet, style),
    grown.map((one, step) => head(sheet, one, style, step)),
  );
}

/** A long band of mist between things that are near and things that are far. */
export const mist = (width: number, height: number, fill: string) =>
  draw`<path d="M0 ${height * 0.5}C${width * 0.08} ${height * 0.1} ${width * 0.2} ${height * 0.2} ${width * 0.3} ${height * 0.16}S${width * 0.52} 0 ${width * 0.62} ${height * 0.14}S${width * 0.9} ${height * 0.1} ${width} ${height * 0.46}C${width * 0.86} ${height * 0.72} ${width * 0.7} ${height * 0.62} ${width * 0.56} ${height * 0.84}S${width * 0.16} ${height * 0.92} 0 ${height * 0.5}Z" fill="${fill}"/>`;
