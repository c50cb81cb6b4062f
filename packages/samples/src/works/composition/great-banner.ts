import { canopy } from "../drawing/canopy.ts";
import { cloud } from "../drawing/cloud.ts";
import { type FigureStyle, seatedBuddha } from "../drawing/figure.ts";
import { ground } from "../drawing/frame.ts";
import { lotusColours, openLotus } from "../drawing/lotus.ts";
import { nimbus } from "../drawing/nimbus.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { disc, rays } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { throne } from "../drawing/throne.ts";
import { scales } from "../drawing/wave.ts";

const gold = pigment.geumbak;

/** Red robe with green lining, the body golden: graded from the fold to the light. */
const robes = (sheet: Sheet): FigureStyle => ({
  skin: fade(sheet, [0, "#F0D9A8"], [1, "#D9B069"]),
  robe: fade(sheet, [0, "#C4503C"], [0.55, pigment.juhong], [1, pigment.seokganju]),
  lining: fade(sheet, [0, pigment.yangnok], [1, pigment.oknok]),
  border: fade(sheet, [0, pigment.guncheong], [1, pigment.samcheong]),
  skirt: fade(sheet, [0, pigment.baeknok], [1, pigment.yangnok]),
  hair: pigment.yacheong,
  jewel: pigment.juhong,
  lip: pigment.juhong,
  line: pigment.meok,
  fine: pigment.seokganju,
  weight: 3,
});

/** Rings with a flower each, as they run along the edge of a hanging scroll. */
function edging({ width, height }: Sheet, band: number): string {
  const [columns, rows] = [Math.round(width / (band * 1.25)), Math.round(height / (band * 1.25))];
  const rosette = (x: number, y: number, place: number) =>
    at(
      { x, y, scale: band / 116 },
      disc(50, place % 2 ? pigment.hayeop : pigment.guncheong, { line: gold, width: 3 }),
      petalRing({
        count: 8,
        inner: 14,
        outer: 45,
        tones: (place % 2 ? tones.red : tones.pale).slice(0, 4),
        line: gold,
      }),
      disc(13, pigment.hwang, { line: gold, width: 2 }),
    );
  const along = (count: number, length: number, place: number) => ((place + 0.5) * length) / count;
  return layers(
    draw`<path fill-rule="evenodd" fill="${pigment.seokganju}" d="M0 0H${width}V${height}H0ZM${band} ${band}V${height - band}H${width - band}V${band}Z"/>`,
    times(columns, (place) =>
      [band / 2, height - band / 2].map((y) => rosette(along(columns, width, place), y, place)),
    ).flat(),
    times(rows - 2, (place) =>
      [band / 2, width - band / 2].map((x) => rosette(x, along(rows, height, place + 1), place + 1)),
    ).flat(),
    inLine(
      { line: gold, width: 3 },
      draw`<rect x="${band}" y="${band}" width="${width - band * 2}" height="${height - band * 2}"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}"/>`,
    ),
  );
}

/** On the throne, both lights behind; the seat is the origin. */
function buddha(sheet: Sheet): string {
  const fire = [pigment.juhong, pigment.jangdan, pigment.hwang];
  const light = { fire, band: pigment.yacheong, pearl: pigment.jibun, line: gold };
  return layers(
    at(
      { x: 0, y: -220 },
      nimbus(314, {
        ...light,
        ring: tones.red,
        count: 30,
        heart: fade(sheet, [0, pigment.hayeop], [1, pigment.yangnok]),
      }),
    ),
    at(
      { x: 0, y: -452 },
      nimbus(140, {
        ...light,
        ring: tones.blue,
        count: 20,
        heart: fade(sheet, [0, pigment.yangnok], [1, pigment.oknok]),
      }),
    ),
    throne({
      rising: tones.pale,
      falling: tones.green.slice(0, 4),
      body: pigment.juhong,
      jewel: pigment.hwang,
      seat: pigment.yangnok,
      line: pigment.seokganju,
    }),
    seatedBuddha(robes(sheet)),
  );
}

/** A Buddha for the yard of a temple, many storeys high (괘불). */
export function greatBanner(sheet: Sheet): string {
  const { width, height } = sheet;
  const scale = width / 820;
  const seat = height * 0.615;
  // Where there is less sky the canopy is smaller, and its pearls stay clear of the head.
  const isLong = height > width * 2;
  const five = {
    tones: [pigment.hobun, pigment.juhong, pigment.samcheong, pigment.oknok, pigment.hwang],
    line: pigment.meok,
  };
  const sea = {
    tones: [pigment.baekcheong, pigment.samcheong, pigment.guncheong],
    foam: pigment.jibun,
    line: pigment.yacheong,
  };
  const cloudAt = (x: number, y: number, size: number) =>
    cloud(sheet, { x: width * x, y: height * y, scale: scale * size, flip: x < 0.5 }, five);
  return layers(
    ground(sheet, fade(sheet, [0, pigment.guncheong], [0.45, pigment.samcheong], [0.8, pigment.jibun])),
    at({ x: width / 2, y: seat - 240 * scale, scale }, rays(120, 380, 1500, { line: pigment.jibun, width: 0.9 })),
    [cloudAt(0.28, 0.13, 0.9), cloudAt(0.72, 0.13, 0.9), cloudAt(0.24, 0.2, 0.7), cloudAt(0.76, 0.2, 0.7)],
    scales(width, height * 0.84, 11, 92 * scale, sea),
    at({ x: width / 2, y: seat, scale }, buddha(sheet)),
    at(
      { x: width / 2, y: height * (isLong ? 0.075 : 0.05), scale: scale * (isLong ? 1.3 : 0.85) },
      canopy(200, tones.red, tones.green, gold),
    ),
    [cloudAt(0.26, 0.79, 1.15), cloudAt(0.74, 0.79, 1.15), cloudAt(0.4, 0.845, 0.8), cloudAt(0.62, 0.845, 0.8)],
    [0.24, 0.5, 0.76].map((x, place) =>
      at(
        { x: width * x, y: height * (place === 1 ? 0.935 : 0.915), scale: scale * (place === 1 ? 1.15 : 0.85) },
        openLotus(sheet, place === 1 ? lotusColours.red : lotusColours.white, 1.3),
      ),
    ),
    edging(sheet, 62 * scale),
  );
}
