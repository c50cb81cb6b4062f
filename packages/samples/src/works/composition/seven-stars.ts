import { cloud } from "../drawing/cloud.ts";
import { ground, mat } from "../drawing/frame.ts";
import { at, draw, inLine, layers, type Point, times } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { circles, disc, pearls, rays } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

/** Right ascension in hours and declination in degrees (J2000), from the lip of the bowl to the end of the handle. */
export const dipper = [
  [11.062, 61.75],
  [11.031, 56.38],
  [11.897, 53.69],
  [12.257, 57.03],
  [12.9, 55.96],
  [13.399, 54.93],
  [13.792, 49.31],
] as const;

/** The star beside the sixth. */
const alcor = [13.42, 54.99] as const;

/** Degrees from the middle of the picture as one sees them who faces north with the Dipper below the Pole: east is left. */
export function seen([hours, declination]: readonly [number, number], middle: readonly [number, number]): Point {
  const radians = Math.PI / 180;
  const [angle, height, low] = [(hours - middle[0]) * 15 * radians, declination * radians, middle[1] * radians];
  const x = Math.cos(height) * Math.sin(angle);
  const y = Math.sin(height) * Math.cos(low) - Math.cos(height) * Math.sin(low) * Math.cos(angle);
  return [-x / radians, -y / radians];
}

const skies = {
  night: [pigment.yacheong, pigment.guncheong],
  dusk: ["#121B33", "#5A3440"],
} as const;

const gold = pigment.geumbak;

const star = () =>
  layers(
    rays(24, 30, 46, { line: gold, width: 1 }),
    petalRing({ count: 8, inner: 12, outer: 31, tones: tones.red.slice(0, 4), line: gold, width: 0.9 }),
    disc(14, pigment.hwang, { line: gold, width: 1.2 }),
    disc(6, pigment.hobun),
  );

const pole = () =>
  layers(
    rays(40, 60, 130, { line: gold, width: 0.9 }),
    circles([54, 48], { line: gold, width: 1 }),
    disc(44, pigment.jibun, { line: gold, width: 1.4 }),
    pearls(28, 51, 1.8, gold),
  );

/** Stars without a name, more of them high up. */
const dust = (sheet: Sheet, unit: number) =>
  times(210, () => {
    const y = sheet.height * sheet.random() ** 1.3 * 0.84;
    return draw`<circle cx="${sheet.random(sheet.width)}" cy="${y}" r="${sheet.between(0.7, 2.3) * unit}" fill="${gold}" fill-opacity="${sheet.between(0.3, 0.9)}"/>`;
  });

function hills(sheet: Sheet, unit: number): string {
  const { width, height } = sheet;
  const rock = { tones: [pigment.hayeop, pigment.guncheong, pigment.yacheong], line: "#0B1424", rim: gold, weight: 1 };
  const vapour = {
    tones: [pigment.baekcheong, pigment.samcheong, pigment.guncheong],
    line: pigment.yacheong,
    weight: 1,
  };
  const count = Math.max(3, Math.round(width / (330 * unit)));
  const crags = times(4, (step) => {
    const place = { x: width * (0.1 + step * 0.27), y: height * 0.99 };
    return peak(sheet, place, 440 * unit, height * sheet.between(0.12, 0.19), rock);
  });
  const clouds = times(count, (step) => {
    const [x, y] = [(width * (step + 0.5)) / count, height * sheet.between(0.88, 0.95)];
    return cloud(sheet, { x, y, scale: unit * sheet.between(0.7, 0.95), flip: step % 2 === 0 }, vapour);
  });
  return layers(crags, clouds);
}

/** The Seven Stars, whom a temple's own hall honours, as they stand over the northern hills; the Pole Star where there is room above (칠성). */
export function sevenStars(sheet: Sheet, look: keyof typeof skies = "night"): string {
  const { width, height } = sheet;
  const unit = Math.min(width, height) / 820;
  const [top, bottom] = skies[look];
  const isTall = height > width;
  // Degrees to units: the Dipper is 26 degrees long, and 35 lie between its foot and the Pole.
  const degree = isTall ? Math.min(width * 0.029, height * 0.0165) : Math.min(width * 0.034, height * 0.042);
  const middle = [12.4, 55.5] as const;
  const place = (coordinates: readonly [number, number]): Point => {
    const [x, y] = seen(coordinates, middle);
    return [width * 0.5 + x * degree, height * (isTall ? 0.64 : 0.455) + y * degree];
  };
  const stars = dipper.map(place);
  const thread = stars.map(([x, y], step) => draw`${step ? "L" : "M"}${x} ${y}`).join("");
  const [poleX, poleY] = place([2.53, 89.26]);
  const [alcorX, alcorY] = place(alcor);
  return layers(
    ground(sheet, fade(sheet, [0, top], [1, bottom])),
    dust(sheet, unit),
    inLine({ line: gold, width: 1.8 * unit }, `<path d="${thread}" stroke-dasharray="2 7"/>`),
    isTall ? at({ x: poleX, y: poleY, scale: unit }, pole()) : "",
    stars.map(([x, y]) => at({ x, y, scale: unit * 1.15 }, star())),
    draw`<circle cx="${alcorX + 34 * unit}" cy="${alcorY - 34 * unit}" r="${6 * unit}" fill="${pigment.hobun}"/>`,
    hills(sheet, unit),
    mat(sheet, 22, pigment.yacheong, gold),
  );
}
