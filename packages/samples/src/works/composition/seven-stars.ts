import { cloud } from "../drawing/cloud.ts";
import { ground, mat } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { circles, disc, pearls, rays } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

/** The Dipper as it hangs over the northern hills, in parts of the sky. */
const dipper = [
  [0.14, 0.3],
  [0.28, 0.19],
  [0.41, 0.26],
  [0.54, 0.38],
  [0.58, 0.6],
  [0.8, 0.63],
  [0.84, 0.4],
] as const;

const skies = [
  [pigment.yacheong, pigment.guncheong],
  ["#0F1A2E", pigment.hayeop],
  [pigment.yacheong, pigment.seokganju],
] as const;

const gold = pigment.geumbak;

const star = () =>
  layers(
    rays(24, 30, 46, { line: gold, width: 1 }),
    petalRing({ count: 8, inner: 12, outer: 31, tones: tones.red.slice(0, 4), line: gold, width: 0.9 }),
    disc(14, pigment.hwang, { line: gold, width: 1.2 }),
    disc(6, pigment.hobun),
  );

/** Stars without a name, more of them high up. */
const dust = (sheet: Sheet, unit: number) =>
  times(150, () => {
    const y = sheet.height * sheet.random() ** 1.4 * 0.8;
    return draw`<circle cx="${sheet.random(sheet.width)}" cy="${y}" r="${sheet.between(0.7, 2.3) * unit}" fill="${gold}" fill-opacity="${Math.round(sheet.between(3, 9)) / 10}"/>`;
  });

function hills(sheet: Sheet, unit: number): string {
  const { width, height } = sheet;
  const rock = { tones: [pigment.yacheong, pigment.guncheong, pigment.hayeop], line: gold, weight: 1 };
  const vapour = { tones: tones.blue.slice(1).toReversed(), line: gold, weight: 1 };
  const count = Math.max(3, Math.round(width / (330 * unit)));
  const crags = times(4, (step) => {
    const place = { x: width * (0.1 + step * 0.27), y: height * 0.99 };
    return peak(sheet, place, 400 * unit, height * sheet.between(0.16, 0.26), rock);
  });
  const clouds = times(count, (step) => {
    const [x, y] = [(width * (step + 0.5)) / count, height * sheet.between(0.86, 0.97)];
    return cloud(sheet, { x, y, scale: unit * sheet.between(0.8, 1.15), flip: step % 2 === 0 }, vapour);
  });
  return layers(crags, clouds);
}

/** The Seven Stars, whom a temple's own hall honours, over clouds and hills (칠성). */
export function sevenStars(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width, height) / 820;
  const sky = sheet.pick(skies);
  const isFlipped = sheet.random() < 0.5;
  const place = ([x, y]: readonly [number, number]) =>
    [width * (0.06 + (isFlipped ? 1 - x : x) * 0.88), height * (0.06 + y * 0.66)] as const;
  const stars = dipper.map(place);
  const thread = stars.map(([x, y], step) => draw`${step ? "L" : "M"}${x} ${y}`).join("");
  const [poleX, poleY] = place([0.72, 0.14]);
  return layers(
    ground(sheet, fade(sheet, [0, sky[0]], [1, sky[1]])),
    dust(sheet, unit),
    inLine({ line: gold, width: 1.6 * unit }, `<path d="${thread}" stroke-dasharray="2 7"/>`),
    at(
      { x: poleX, y: poleY, scale: unit },
      rays(40, 60, 130, { line: gold, width: 0.9 }),
      circles([54, 48], { line: gold, width: 1 }),
      disc(44, pigment.jibun, { line: gold, width: 1.4 }),
      pearls(28, 51, 1.8, gold),
    ),
    stars.map(([x, y]) => at({ x, y, scale: unit * 1.15 }, star())),
    hills(sheet, unit),
    mat(sheet, 22, pigment.yacheong, gold),
  );
}
