import { canopy } from "../drawing/canopy.ts";
import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, layers, times } from "../drawing/path.ts";
import { pedestal } from "../drawing/pedestal.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { circles, disc, flames, pearls, rays } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

type Scheme = { sky: readonly [string, string]; body: Tones; head: Tones; clouds: Tones; line: string };

const schemes: readonly [Scheme, ...Scheme[]] = [
  {
    sky: [pigment.hayeop, pigment.yangnok],
    body: tones.red,
    head: tones.green,
    clouds: tones.pale,
    line: pigment.geumbak,
  },
  {
    sky: [pigment.yacheong, pigment.guncheong],
    body: tones.green,
    head: tones.red,
    clouds: tones.blue,
    line: pigment.geumbak,
  },
  {
    sky: [pigment.seokganju, pigment.juhong],
    body: tones.blue,
    head: tones.green,
    clouds: tones.ochre,
    line: pigment.geumbak,
  },
  {
    sky: [pigment.gyeonbon, pigment.jibun],
    body: tones.blue,
    head: tones.red,
    clouds: tones.green,
    line: pigment.seokganju,
  },
];

/** One of the two lights behind a Buddha: rays, a ring of petals, pearls, and an empty middle. */
function light(radius: number, ring: Tones, count: number, line: string, heart: string): string {
  return layers(
    flames(count * 2, radius, radius * 1.13, [pigment.juhong, pigment.jangdan, pigment.hwang], { line }),
    disc(radius, ring[4] ?? line, { line, width: 2 }),
    petalRing({
      count,
      inner: radius * 0.72,
      outer: radius * 0.985,
      tones: ring,
      line,
      fullness: 1.02,
      turn: 180 / count,
    }),
    disc(radius * 0.74, pigment.yacheong, { line, width: 1.5 }),
    pearls(count * 2, radius * 0.71, radius * 0.016, pigment.jibun),
    disc(radius * 0.68, heart, { line, width: 1.5 }),
    rays(count * 3, radius * 0.2, radius * 0.64, { line, width: 0.8 }),
    circles(
      times(5, (place) => radius * (0.66 - place * 0.11)),
      { line, width: 0.9 },
    ),
  );
}

/** The two lights of a Buddha over a lotus throne that nobody sits on (광배와 연화대). */
export function halo(sheet: Sheet): string {
  const { width, height } = sheet;
  const scheme = sheet.pick(schemes);
  const { line, clouds } = scheme;
  const span = Math.min(width, height * 0.62);
  const [x, seat] = [width / 2, height * 0.72];
  const body = span * 0.36;
  const head = span * 0.2;
  const style = { tones: clouds.slice(0, 4), line, weight: 1.2 };
  const bank = (y: number, scale: number) => [
    cloud(sheet, { x: width * 0.16, y, scale, flip: true }, style),
    cloud(sheet, { x: width * 0.84, y: y + sheet.between(-20, 20), scale }, style),
  ];
  return layers(
    ground(sheet, fade(sheet, [0, scheme.sky[0]], [1, scheme.sky[1]])),
    at({ x, y: seat - body * 0.9 }, rays(72, body, Math.hypot(width, height), { line, width: 0.7 })),
    bank(height * 0.2, span / 900),
    at({ x, y: seat - body * 0.9 }, light(body, scheme.body, sheet.pick([24, 28, 32]), line, pigment.hayeop)),
    at(
      { x, y: seat - body * 0.9 - body * 0.86 },
      light(head, scheme.head, sheet.pick([14, 16, 18]), line, pigment.seokganju),
    ),
    at({ x, y: height * 0.045 }, canopy(span * 0.24, tones.red, tones.green, line)),
    at({ x, y: seat }, pedestal(span * 0.3, sheet.pick([tones.pale, tones.red]), tones.green, pigment.seokganju)),
    bank(height * 0.9, span / 760),
    cloud(sheet, { x: width * 0.42, y: height * 0.965, scale: span / 700 }, style),
    border(sheet, 18, line, 2.4),
  );
}
