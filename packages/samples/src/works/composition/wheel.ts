import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { openLotus, lotusColours } from "../drawing/lotus.ts";
import { at, draw, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { circles, cloudHeads, disc, flames, pearls, rays } from "../drawing/ring.ts";
import { glow, type Sheet } from "../drawing/sheet.ts";

type Scheme = { field: readonly [string, string]; ring: Tones; clouds: Tones; line: string };

const schemes = {
  cinnabar: {
    field: [pigment.juhong, pigment.seokganju],
    ring: tones.blue,
    clouds: tones.ochre,
    line: pigment.geumbak,
  },
  azurite: { field: [pigment.guncheong, pigment.yacheong], ring: tones.red, clouds: tones.blue, line: pigment.geumbak },
  paper: { field: [pigment.jibun, pigment.gyeonbon], ring: tones.red, clouds: tones.green, line: pigment.seokganju },
  malachite: { field: [pigment.yangnok, pigment.hayeop], ring: tones.ochre, clouds: tones.pale, line: pigment.geumbak },
} as const satisfies Record<string, Scheme>;

const spoke = (inner: number, outer: number, line: string) =>
  draw`<g fill="${pigment.geumbak}" stroke="${line}" stroke-width="1.4"><path d="M-7 ${-inner}L-4 ${-(inner + outer) / 2}L-9 ${-outer}H9L4 ${-(inner + outer) / 2}L7 ${-inner}Z"/><circle cy="${-(inner + outer) / 2}" r="11"/><circle cy="${-(inner + outer) / 2}" r="4.5" fill="${pigment.juhong}"/><path d="M0 ${-outer - 44}C-14 ${-outer - 30}-12 ${-outer - 10} 0 ${-outer}C12 ${-outer - 10} 14 ${-outer - 30} 0 ${-outer - 44}Z"/></g>`;

function disk({ field, ring, line }: Scheme, spokes: number): string {
  return layers(
    flames(56, 386, 440, [pigment.juhong, pigment.jangdan, pigment.hwang], { line }),
    disc(388, ring[4] ?? line, { line, width: 2 }),
    petalRing({ count: 32, inner: 330, outer: 384, tones: ring, line }),
    disc(332, pigment.yacheong, { line, width: 2 }),
    pearls(64, 320, 6, pigment.jibun),
    circles([308], { line, width: 2 }),
    disc(306, field[1]),
    times(spokes, (place) => at({ x: 0, y: 0, turn: (place * 360) / spokes }, spoke(90, 232, line))),
    draw`<circle r="218" fill="none" stroke="${line}" stroke-width="34"/><circle r="218" fill="none" stroke="${pigment.hwang}" stroke-width="30"/>`,
    pearls(spokes * 4, 218, 7, pigment.juhong),
    circles([231, 205], { line: pigment.seokganju, width: 1.4 }),
    disc(96, pigment.hwang, { line, width: 2 }),
    cloudHeads(8, 56, 92, ring, { line }),
    petalRing({ count: 8, inner: 14, outer: 60, tones: tones.green, line }),
    disc(16, pigment.hwang, { line, width: 1.5 }),
  );
}

/** The wheel of the teaching on a lotus, light and clouds around it (법륜). */
export function wheel(sheet: Sheet, name: keyof typeof schemes = "cinnabar"): string {
  const { width, height } = sheet;
  const scheme: Scheme = schemes[name];
  const { line } = scheme;
  const unit = Math.min(width, height * 0.9) / 1000;
  const y = height * (height > width * 1.2 ? 0.46 : 0.44);
  const style = { tones: scheme.clouds.slice(0, 4), line, weight: 1.2 };
  const sides = [0.24, 0.76].map((x, place) =>
    times(2, (step) =>
      cloud(
        sheet,
        {
          x: width * (x + (place ? 0.06 : -0.06) * step),
          y: height * (0.86 + step * 0.07),
          scale: unit * (1.1 - step * 0.2),
          flip: place === 0,
        },
        style,
      ),
    ),
  );
  return layers(
    ground(sheet, glow(sheet, [0, scheme.field[0]], [1, scheme.field[1]])),
    at({ x: width / 2, y, scale: unit }, rays(120, 420, 1300, { line, width: 0.9 })),
    [0.14, 0.86].map((x, place) =>
      cloud(sheet, { x: width * x, y: height * 0.13, scale: unit * 0.8, flip: place === 0 }, style),
    ),
    at({ x: width / 2, y, scale: unit }, disk(scheme, 8)),
    sides.flat(),
    at({ x: width / 2, y: y + 560 * unit, scale: 1.9 * unit }, openLotus(sheet, lotusColours.red, 1.2)),
    cloud(sheet, { x: width * 0.42, y: height * 0.95, scale: unit * 1.2 }, style),
    cloud(sheet, { x: width * 0.6, y: height * 0.97, scale: unit, flip: true }, style),
    border(sheet, 22, line, 2.6),
  );
}
