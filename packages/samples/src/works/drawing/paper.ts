import { draw, inLine, layers, times } from "./path.ts";
import { pigment } from "./pigment.ts";
import { ground } from "./frame.ts";
import { glow, type Sheet } from "./sheet.ts";

/** Mulberry paper: long fibres, and an edge that time has darkened. */
export function paper(sheet: Sheet, colour: string, age = 0.35): string {
  const { width, height } = sheet;
  const fibres = times(260, () => {
    const [x, y] = [sheet.random(width), sheet.random(height)];
    const [dx, dy] = [sheet.between(-34, 34), sheet.between(-16, 16)];
    return draw`M${x} ${y}q${dx * 0.6} ${-dy} ${dx} ${dy}`;
  }).join("");
  return layers(
    ground(sheet, colour),
    draw`<rect width="${width}" height="${height}" fill="${glow(sheet, [0.5, pigment.galsaek, 0], [1, pigment.galsaek, age])}"/>`,
    inLine({ line: pigment.galsaek, width: 0.8 }, `<path d="${fibres}" stroke-opacity="0.28"/>`),
  );
}

/** The creases of a sheet that has lain folded for years: a bright edge beside a dark one. */
export function creases({ width, height }: Sheet, columns: number, rows: number): string {
  const folds = [
    ...times(columns - 1, (place) => draw`M${(width * (place + 1)) / columns} 0V${height}`),
    ...times(rows - 1, (place) => draw`M0 ${(height * (place + 1)) / rows}H${width}`),
  ].join("");
  return layers(
    inLine({ line: pigment.galsaek, width: 2.6 }, `<path d="${folds}" stroke-opacity="0.4"/>`),
    inLine(
      { line: pigment.hobun, width: 1.4 },
      `<path d="${folds}" stroke-opacity="0.8" transform="translate(1.8 1.8)"/>`,
    ),
  );
}
