import { border, ground } from "../drawing/frame.ts";
import { at, layers } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { circles, cloudHeads, disc, flames, pearls, stripes } from "../drawing/ring.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { blossom } from "../drawing/blossom.ts";

type Scheme = { ground: string; field: string; rings: readonly [Tones, Tones, Tones]; line: string };

const schemes = {
  hemp: {
    ground: pigment.gyeonbon,
    field: pigment.hayeop,
    rings: [tones.red, tones.blue, tones.green],
    line: pigment.geumbak,
  },
  ochre: {
    ground: pigment.seokganju,
    field: pigment.yacheong,
    rings: [tones.green, tones.red, tones.blue],
    line: pigment.geumbak,
  },
  night: {
    ground: pigment.yacheong,
    field: pigment.guncheong,
    rings: [tones.ochre, tones.red, tones.green],
    line: pigment.geumbak,
  },
  pine: {
    ground: pigment.hayeop,
    field: pigment.seokganju,
    rings: [tones.blue, tones.ochre, tones.red],
    line: pigment.geumbak,
  },
  paper: {
    ground: pigment.jibun,
    field: pigment.guncheong,
    rings: [tones.pale, tones.green, tones.blue],
    line: pigment.geumni,
  },
} as const satisfies Record<string, Scheme>;

type Band = (sheet: Sheet, inner: number, outer: number, ring: Tones, scheme: Scheme, count: number) => string;

const petals: Band = (_sheet, inner, outer, ring, { line }, count) =>
  layers(
    petalRing({ count, inner: inner * 0.97, outer, tones: ring, line, turn: 180 / count, fullness: 1.02, width: 1.2 }),
    petalRing({
      count,
      inner: inner * 0.93,
      outer: inner + (outer - inner) * 0.82,
      tones: ring.toReversed(),
      line,
      fullness: 0.7,
    }),
  );

const clouds: Band = (_sheet, inner, outer, ring, { line }, count) =>
  cloudHeads(count, inner * 1.01, outer, ring, { line, width: 1.2 });

const beads: Band = (_sheet, inner, outer, _ring, { line }, count) => {
  const middle = (inner + outer) / 2;
  const radius = Math.min((outer - inner) * 0.3, (Math.PI * middle) / (count * 3) / 1.3);
  return layers(
    disc(outer, pigment.yacheong),
    circles([outer, outer - 5, inner + 5, inner], { line, width: 1.2 }),
    pearls(count * 3, middle, radius, pigment.jibun),
  );
};

const teeth: Band = (_sheet, inner, outer, ring, { line }, count) =>
  layers(stripes(count * 2, inner, outer, ring.slice(1)), circles([outer, inner], { line, width: 1.6 }));

function corners(sheet: Sheet, radius: number, scheme: Scheme): string {
  const { width, height } = sheet;
  const flower = blossom({ outer: scheme.rings[0], inner: scheme.rings[2], line: scheme.line });
  const inset = Math.min(width, height) / 2 - radius * 0.72;
  const scale = (Math.SQRT2 * Math.min(width, height) * 0.5 - radius) / 150;
  return layers([inset, width - inset].flatMap((x) => [inset, height - inset].map((y) => at({ x, y, scale }, flower))));
}

/** Rings of flowers around a seed, their number and order left to the seed (만다라). */
export function mandala(sheet: Sheet, name: keyof typeof schemes = "hemp"): string {
  const { width, height } = sheet;
  const scheme: Scheme = schemes[name];
  const count = sheet.pick([8, 12, 16]);
  const radius = Math.min(width, height) * 0.445;
  const inside: Band[] = [petals, beads, sheet.pick([clouds, petals]), sheet.pick([teeth, beads]), petals];
  const edges = [1, 0.74, 0.66, 0.45, 0.38, 0.14];
  const rings = inside.map((band, place) => {
    const [outer = 0, inner = 0] = [edges[place], edges[place + 1]].map((part = 0) => part * radius);
    const ring = scheme.rings[place % 3] ?? scheme.rings[0];
    const around = place < 2 ? count * 2 : count;
    const field = place % 2 ? pigment.yacheong : (ring.at(-1) ?? scheme.field);
    return layers(disc(outer, place === 0 ? scheme.field : field), band(sheet, inner, outer, ring, scheme, around));
  });
  return layers(
    ground(sheet, scheme.ground),
    corners(sheet, radius, scheme),
    border(sheet, 26, scheme.line, 3),
    at(
      { x: width / 2, y: height / 2 },
      flames(count * 4, radius * 0.99, radius * 1.075, [pigment.jangdan, pigment.hwang], { line: scheme.line }),
      rings,
      disc(radius * 0.14, pigment.hwang, { line: scheme.line, width: 2 }),
      petalRing({ count: 8, inner: radius * 0.03, outer: radius * 0.13, tones: scheme.rings[1], line: scheme.line }),
      disc(radius * 0.04, pigment.hwang, { line: scheme.line }),
      disc(radius * 0.016, pigment.juhong),
    ),
  );
}
