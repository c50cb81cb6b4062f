import { blossom, smallFlower } from "../drawing/blossom.ts";
import { ground } from "../drawing/frame.ts";
import { at, draw, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { circles, cloudHeads, disc, pearls } from "../drawing/ring.ts";
import type { Sheet } from "../drawing/sheet.ts";

type Scheme = { field: string; flower: Tones; heads: Tones; bands: readonly [Tones, Tones, Tones]; line: string };

const schemes = {
  malachite: {
    field: pigment.yangnok,
    flower: tones.red,
    heads: tones.blue,
    bands: [tones.blue, tones.red, tones.green],
    line: pigment.meok,
  },
  ochre: {
    field: pigment.seokganju,
    flower: tones.pale,
    heads: tones.green,
    bands: [tones.green, tones.ochre, tones.blue],
    line: pigment.meok,
  },
  pine: {
    field: pigment.hayeop,
    flower: tones.ochre,
    heads: tones.red,
    bands: [tones.red, tones.blue, tones.green],
    line: pigment.geumbak,
  },
} as const satisfies Record<string, Scheme>;

/** Stripes that swing away from the flower (휘), tone beside tone. */
function swing(x: number, height: number, step: number, bands: readonly Tones[], line: string): string {
  const stripes = [bands[1]?.[4] ?? line, ...bands.flatMap((band) => band.slice(0, 4))];
  return layers(
    stripes
      .map((fill, place) => {
        const edge = x + (place + 1) * step;
        const curve = draw`${edge} 0Q${edge + height * 0.3} ${height / 2} ${edge} ${height}`;
        const rim = place % 4 === 0 ? draw`<path d="M${curve}" fill="none" stroke="${line}" stroke-width="1.6"/>` : "";
        return draw`<path d="M0 0L${curve}H0Z" fill="${fill}"/>${rim}`;
      })
      .toReversed(),
  );
}

function head({ flower, heads, line }: Scheme, petals: number): string {
  return layers(
    disc(252, heads[4] ?? line, { line, width: 2.4 }),
    cloudHeads(petals, 176, 250, heads, { line, width: 1.4 }),
    disc(182, pigment.juhong, { line, width: 2 }),
    petalRing({ count: petals, inner: 96, outer: 178, tones: flower, line, width: 1.4 }),
    disc(102, pigment.hayeop, { line, width: 2 }),
    pearls(petals * 2, 92, 5, pigment.jibun),
    petalRing({ count: 8, inner: 26, outer: 82, tones: tones.green, line, width: 1.2 }),
    disc(30, pigment.hwang, { line, width: 1.6 }),
    circles([22], { line, width: 1 }),
    pearls(6, 13, 3.4, line),
  );
}

/** The painted head of a beam, its lotus cut in two by the edge, stripes running from it (연화머리초). */
export function headstock(sheet: Sheet, name: keyof typeof schemes = "malachite"): string {
  const { width, height } = sheet;
  const scheme: Scheme = schemes[name];
  const scale = height / 560;
  const step = sheet.between(12, 17) * scale;
  const start = 236 * scale;
  const end = start + (scheme.bands.length * 4 + 1) * step;
  const middle = width / 2;
  const room = middle - end - height * 0.16;
  const petals = sheet.pick([6, 8, 10]);
  const half = layers(
    swing(start, height, step, scheme.bands, scheme.line),
    at({ x: 0, y: height / 2, scale }, head(scheme, sheet.pick([10, 12, 14]))),
  );
  const flowers = Math.max(1, Math.floor((room * 2) / (height * 0.62)));
  const size = Math.min(1.6 * scale, room / 108);
  return layers(
    ground(sheet, scheme.field),
    times(flowers, (place) => {
      const x = middle + (place - (flowers - 1) / 2) * height * 0.62;
      return at(
        { x, y: height / 2, scale: size },
        blossom({ outer: scheme.flower, inner: scheme.heads, line: scheme.line }, petals),
      );
    }),
    times(flowers + 1, (place) => {
      const x = middle + (place - flowers / 2) * height * 0.62;
      return [0.17, 0.83].map((y) =>
        at({ x, y: height * y, scale: size * 0.4 }, smallFlower(6, scheme.heads.slice(0, 4), scheme.line)),
      );
    }).flat(),
    half,
    at({ x: width, y: 0, flip: true }, half),
    [0, height - 26 * scale].map((y) =>
      layers(
        draw`<rect y="${y}" width="${width}" height="${26 * scale}" fill="${pigment.yacheong}" stroke="${scheme.line}" stroke-width="2"/>`,
        times(
          Math.ceil(width / (34 * scale)),
          (place) =>
            draw`<circle cx="${(place + 0.5) * 34 * scale}" cy="${y + 13 * scale}" r="${8 * scale}" fill="${place % 2 ? pigment.jibun : pigment.jangdan}"/>`,
        ),
      ),
    ),
  );
}
