import { curve } from "../drawing/brush.ts";
import { ground, mat, seal } from "../drawing/frame.ts";
import { paper } from "../drawing/paper.ts";
import { at, draw, layers, type Point, times } from "../drawing/path.ts";
import { mist } from "../drawing/cloud.ts";
import { peak, type PeakStyle } from "../drawing/peak.ts";
import { pigment } from "../drawing/pigment.ts";
import { pine, pineStyle } from "../drawing/pine.ts";
import { disc } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { ripples } from "../drawing/wave.ts";

type Look = {
  sky: readonly [string, string];
  /** From the farthest ridge to the nearest. */
  far: readonly string[];
  rock: PeakStyle;
  haze: string;
  sun: string | null;
  pine: keyof typeof pineStyle;
};

const looks = {
  blueGreen: {
    sky: ["#E7C9A0", pigment.hobun],
    far: ["#B9CBD2", "#8FB0BE", "#6C97A6", "#4E8093"],
    rock: {
      tones: [pigment.guncheong, pigment.yangnok, pigment.oknok, pigment.geumbak],
      line: pigment.meok,
      rim: pigment.geumbak,
    },
    haze: pigment.hobun,
    sun: pigment.juhong,
    pine: "colour",
  },
  ink: {
    sky: [pigment.jibun, pigment.hobun],
    far: ["#D9D2C4", "#BDB4A4", "#9C9284", "#766D61"],
    rock: { tones: ["#3C3630", pigment.jungmuk, pigment.dammuk, pigment.jibun], line: pigment.meok },
    haze: pigment.hobun,
    sun: null,
    pine: "ink",
  },
} as const satisfies Record<string, Look>;

/** A range that the distance has made one: its edge dark, the rest lost in haze (바림). */
function range(sheet: Sheet, y: number, tall: number, colour: string): string {
  const { width, height } = sheet;
  const count = 15;
  const points: Point[] = times(count + 1, (place) => {
    const swell = Math.sin(place * 1.7 + y * 19) * 0.5 + Math.sin(place * 0.63 + y * 41) * 0.5;
    return [(width * place) / count, y * height - tall * (0.5 + swell * 0.42 + sheet.between(-0.12, 0.12))];
  });
  const fill = fade(sheet, [0, colour], [0.42, colour, 0.55], [1, colour, 0]);
  return draw`<path d="${curve(points)}V${y * height + tall}H0Z" fill="${fill}"/>`;
}

/** Range behind range, mist between them, crags and pines in front, water below (산수). */
export function ridges(sheet: Sheet, name: keyof typeof looks): string {
  const { width, height } = sheet;
  const look: Look = looks[name];
  const unit = Math.min(width, height) / 800;
  const haze = fade(sheet, [0, look.haze, 0], [0.5, look.haze, 0.92], [1, look.haze, 0]);
  const style = pineStyle[look.pine];
  const shore = height * 0.86;
  const crags = [
    [0.2, 0.84, 420, 0.44],
    [0.86, 0.86, 460, 0.5],
    [0.62, 0.87, 320, 0.26],
  ] as const;
  return layers(
    name === "ink" ? paper(sheet, look.sky[0], 0.3) : ground(sheet, fade(sheet, [0, look.sky[0]], [0.7, look.sky[1]])),
    look.sun
      ? at({ x: width * 0.52, y: height * 0.13 }, disc(58 * unit, look.sun, { line: pigment.geumni, width: 1.4 }))
      : "",
    look.far.map((colour, place) => range(sheet, 0.34 + place * 0.1, height * (0.2 - place * 0.018), colour)),
    at({ x: -width * 0.05, y: height * 0.5 }, mist(width * 1.15, height * 0.16, haze)),
    crags.map(([x, y, wide, tall]) =>
      peak(sheet, { x: width * x, y: height * y }, wide * unit, height * tall, look.rock),
    ),
    at({ x: -width * 0.1, y: height * 0.7 }, mist(width * 1.2, height * 0.2, haze)),
    draw`<rect y="${shore}" width="${width}" height="${height - shore}" fill="${fade(sheet, [0, look.haze], [1, look.far[1] ?? look.haze])}"/>`,
    ripples(width, shore, height - shore, 9, look.far[3] ?? look.haze, 1.2 * unit),
    peak(sheet, { x: width * 0.08, y: height * 1.02 }, 620 * unit, height * 0.17, look.rock),
    peak(sheet, { x: width * 0.94, y: height * 1.03 }, 460 * unit, height * 0.13, look.rock),
    pine({ x: width * 0.13, y: height * 0.93, scale: unit * 0.86 }, style),
    pine({ x: width * 0.9, y: height * 0.97, scale: unit * 0.62, flip: true }, style),
    mat(sheet, 22, pigment.jibun, pigment.galsaek),
    seal(sheet, width * 0.5, height * 0.92, 38),
  );
}
