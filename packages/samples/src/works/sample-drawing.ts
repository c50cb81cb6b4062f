import { type Sheet, createSheet } from "./drawing/sheet.ts";
import { round } from "./drawing/path.ts";

export type Composition = (sheet: Sheet) => string;

export type DrawingSize = { width: number; height: number };

/** Units of a drawing's longer side; how many pixels they become is another matter. */
const unitsLong = 1600;

/** A work as SVG of the given size in pixels: the same for the same composition and seed. */
export function drawSample(composition: Composition, { width, height }: DrawingSize, seed: number): string {
  const unit = unitsLong / Math.max(width, height);
  const sheet = createSheet({ width: width * unit, height: height * unit, seed });
  const body = composition(sheet);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${round(sheet.width)} ${round(sheet.height)}"><defs>${sheet.definitions()}</defs>${body}</svg>`;
}
