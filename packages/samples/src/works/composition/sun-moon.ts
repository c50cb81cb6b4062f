import { cloud } from "../drawing/cloud.ts";
import { ground, mat } from "../drawing/frame.ts";
import { at, layers, times } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { pine, pineStyle } from "../drawing/pine.ts";
import { circles, disc } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { crest, scales } from "../drawing/wave.ts";

const skies = {
  silk: [pigment.gyeonbon, pigment.jibun],
  azurite: [pigment.guncheong, pigment.samcheong],
} as const;

const rock = [pigment.guncheong, pigment.yangnok, pigment.oknok, pigment.hwang] as const;
const sea = { tones: [pigment.samcheong, pigment.guncheong], foam: pigment.jibun, line: pigment.yacheong, weight: 1 };

/** Sun and moon over five peaks, pines to both sides, the sea before them (일월오봉도). */
export function sunMoon(sheet: Sheet, look: keyof typeof skies): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 1600, height / 760);
  const sky = skies[look];
  const shore = height * 0.78;
  const peaks = [
    [0.21, 0.44],
    [0.79, 0.44],
    [0.35, 0.54],
    [0.65, 0.54],
    [0.5, 0.66],
  ] as const;
  const style = { tones: rock, line: pigment.meok, rim: pigment.geumbak, weight: 1.2, shoulders: 0.62 };
  const disk = (x: number, fill: string, rim: string) =>
    at(
      { x: width * x, y: height * 0.17, scale: unit * 1.15 },
      disc(62, fill, { line: pigment.meok, width: 1.4 }),
      circles([55], { line: rim, width: 1.6 }),
    );
  const blue = { tones: tones.blue.slice(0, 4), line: pigment.meok, weight: 1.1 };
  const red = { tones: tones.red.slice(0, 4), line: pigment.meok, weight: 1.1 };
  return layers(
    ground(sheet, fade(sheet, [0, sky[0]], [1, sky[1]])),
    disk(0.28, pigment.jibun, pigment.geumbak),
    disk(0.72, pigment.juhong, pigment.geumbak),
    cloud(sheet, { x: width * 0.12, y: height * 0.3, scale: unit * 0.8, flip: true }, blue),
    cloud(sheet, { x: width * 0.88, y: height * 0.3, scale: unit * 0.8 }, red),
    cloud(sheet, { x: width * 0.39, y: height * 0.1, scale: unit * 0.5, flip: true }, red),
    cloud(sheet, { x: width * 0.61, y: height * 0.12, scale: unit * 0.5 }, blue),
    peaks.map(([x, part]) => peak(sheet, { x: width * x, y: shore + 20 * unit }, width * 0.27, height * part, style)),
    scales(width, shore - 30 * unit, 8, 96 * unit, sea),
    times(4, (place) =>
      at(
        { x: width * (0.2 + place * 0.2), y: height * 0.97, scale: unit * sheet.between(0.6, 0.9), flip: place > 1 },
        crest(sea),
      ),
    ),
    // Behind the rocks that they grow from.
    pine({ x: width * 0.05, y: height * 0.9, scale: unit * 1.2 }, pineStyle.colour),
    pine({ x: width * 0.95, y: height * 0.9, scale: unit * 1.2, flip: true }, pineStyle.colour),
    peak(sheet, { x: width * 0.03, y: height }, 460 * unit, height * 0.22, { ...style, tones: tones.green.slice(2) }),
    peak(sheet, { x: width * 0.97, y: height }, 460 * unit, height * 0.22, { ...style, tones: tones.green.slice(2) }),
    mat(sheet, 22, pigment.jibun, pigment.seokganju),
  );
}
