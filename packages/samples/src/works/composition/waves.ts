import { cloud } from "../drawing/cloud.ts";
import { ground, mat } from "../drawing/frame.ts";
import { halfLotus, lotusColours, openLotus } from "../drawing/lotus.ts";
import { at, layers, times } from "../drawing/path.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { circles, disc, rays } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { crest, scales } from "../drawing/wave.ts";

const schemes = {
  morning: {
    sky: [pigment.jibun, pigment.yuksaek],
    sea: [pigment.baekcheong, pigment.samcheong, pigment.guncheong],
    line: pigment.yacheong,
    sun: pigment.juhong,
  },
  evening: {
    sky: [pigment.seokganju, pigment.jangdan],
    sea: [pigment.oknok, pigment.yangnok, pigment.hayeop],
    line: pigment.yacheong,
    sun: pigment.hwang,
  },
  night: {
    sky: [pigment.yacheong, pigment.guncheong],
    sea: [pigment.samcheong, pigment.guncheong, pigment.yacheong],
    line: pigment.geumbak,
    sun: pigment.jibun,
  },
} as const;

/** Flowers that the waves carry along a line. */
function floating(sheet: Sheet, y: number, unit: number): string {
  const count = Math.max(2, Math.round(sheet.width / (420 * unit)));
  return layers(
    times(count, (place) => {
      const x = (sheet.width * (place + sheet.between(0.3, 0.7))) / count;
      const flower = place % 3 === 2 ? halfLotus : openLotus;
      return at(
        { x, y, scale: unit * sheet.between(0.8, 1.25) },
        flower(sheet, place % 2 ? lotusColours.white : lotusColours.red),
      );
    }),
  );
}

/** The sea of the world, and lotuses that it carries (해수와 연화). */
export function waves(sheet: Sheet, name: keyof typeof schemes): string {
  const { width, height } = sheet;
  const scheme = schemes[name];
  const unit = Math.min(width, height) / 760;
  const style = { tones: scheme.sea, foam: pigment.jibun, line: scheme.line, weight: 1.1 };
  const shore = height * sheet.between(0.4, 0.5);
  const span = 104 * unit;
  const rows = Math.ceil((height - shore) / (span * 0.3)) + 1;
  const split = Math.floor(rows * 0.45);
  const pale = { tones: tones.pale.slice(0, 4), line: pigment.jungmuk };
  return layers(
    ground(sheet, fade(sheet, [0, scheme.sky[0]], [0.6, scheme.sky[1]])),
    at(
      { x: width * sheet.pick([0.32, 0.5, 0.66]), y: shore * 0.62, scale: unit },
      rays(72, 150, 900, { line: pigment.geumbak, width: 1 }),
      circles([140, 132], { line: pigment.geumbak, width: 1.4 }),
      disc(122, scheme.sun, { line: pigment.geumbak, width: 1.4 }),
    ),
    cloud(sheet, { x: width * 0.14, y: height * 0.16, scale: unit * 0.8, flip: true }, pale),
    cloud(sheet, { x: width * 0.86, y: height * 0.22, scale: unit * 0.95 }, pale),
    scales(width, shore, split, span, style),
    floating(sheet, shore + split * span * 0.3 + 12 * unit, unit),
    times(5, (place) =>
      at(
        {
          x: width * (0.06 + place * 0.24),
          y: shore + (split + 1.6) * span * 0.3 + 60 * unit,
          scale: unit * sheet.between(0.8, 1.2),
          flip: place % 2 === 1,
        },
        crest({ ...style, tones: [scheme.sea[1]] }),
      ),
    ),
    scales(width, shore + split * span * 0.3, rows - split, span, style),
    mat(sheet, 22, pigment.jibun, pigment.guncheong),
  );
}
