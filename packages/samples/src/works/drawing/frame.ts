import { at, draw, inLine, layers, times } from "./path.ts";
import { pigment } from "./pigment.ts";
import type { Sheet } from "./sheet.ts";

export const ground = ({ width, height }: Sheet, fill: string) =>
  draw`<rect width="${width}" height="${height}" fill="${fill}"/>`;

/** Fine lines along the edge, as a painting is bordered before it is mounted. */
export const border = ({ width, height }: Sheet, inset: number, line: string, weight = 2) =>
  inLine(
    { line, width: weight },
    draw`<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}"/>`,
    draw`<rect x="${inset + 7}" y="${inset + 7}" width="${width - inset * 2 - 14}" height="${height - inset * 2 - 14}" stroke-width="${weight * 0.4}"/>`,
  );

/** The paper that is left around a painting, over whatever ran beyond its edge, and the lines along it. */
export const mat = (sheet: Sheet, inset: number, paper: string, line: string) =>
  layers(
    draw`<path fill-rule="evenodd" fill="${paper}" d="M0 0H${sheet.width}V${sheet.height}H0ZM${inset} ${inset}V${sheet.height - inset}H${sheet.width - inset}V${inset}Z"/>`,
    border(sheet, inset, line, 2.4),
  );

/** The painter's seal (낙관): strokes that are no letters of any script, cut out of cinnabar. */
export function seal(sheet: Sheet, x: number, y: number, side = 46): string {
  const cell = side / 5;
  const strokes = times(4, (row) => {
    const y0 = (row + 0.9) * cell;
    const from = cell * sheet.pick([0.8, 0.8, 1.9]);
    const to = cell * sheet.pick([4.2, 4.2, 3.1]);
    const fall = sheet.random() < 0.6 ? draw`M${cell * sheet.pick([1.4, 2.5, 3.6])} ${y0}v${cell * 0.95}` : "";
    return draw`M${from} ${y0}H${to}${fall}`;
  });
  return at(
    { x, y },
    draw`<rect width="${side}" height="${side}" rx="${side * 0.07}" fill="${pigment.juhong}"/>`,
    inLine({ line: pigment.jibun, width: side * 0.062 }, `<path d="${strokes.join("")}"/>`),
  );
}

/** Silk with a woven pattern around a painting, as a hanging scroll is mounted (표구). Answers the mounted drawing. */
export function mount(sheet: Sheet, cloth: string, thread: string, painting: (inner: Sheet) => string): string {
  const { width, height } = sheet;
  const side = Math.min(width, height) * 0.075;
  const top = side * 2.1;
  const weave = sheet.define(
    (id) =>
      draw`<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="44" height="44" fill="${cloth}"/><g fill="none" stroke="${thread}" stroke-width="0.9" stroke-opacity="0.5"><circle cx="22" cy="22" r="13"/><path d="M22 9C15 15 15 29 22 35C29 29 29 15 22 9ZM9 22C15 15 29 15 35 22C29 29 15 29 9 22ZM0 0L9 9M44 0L35 9M0 44L9 35M44 44L35 35"/></g></pattern>`,
  );
  const inner = { ...sheet, width: width - side * 2, height: height - top * 1.75 };
  const clip = sheet.define(
    (id) => draw`<clipPath id="${id}"><rect width="${inner.width}" height="${inner.height}"/></clipPath>`,
  );
  return layers(
    ground(sheet, weave),
    draw`<rect x="${side - 12}" y="${top - 12}" width="${inner.width + 24}" height="${inner.height + 24}" fill="${pigment.geumbak}"/>`,
    draw`<rect x="${side - 9}" y="${top - 9}" width="${inner.width + 18}" height="${inner.height + 18}" fill="${pigment.seokganju}"/>`,
    draw`<g transform="translate(${side} ${top})" clip-path="${clip}">${painting(inner)}</g>`,
    draw`<rect width="${width}" height="${side * 0.34}" fill="${pigment.seokganju}"/><rect y="${height - side * 0.34}" width="${width}" height="${side * 0.34}" fill="${pigment.seokganju}"/>`,
  );
}
