import { blossom } from "../drawing/blossom.ts";
import { ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { cloudHeads, disc, pearls } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

/** A tongue of cloth with tone in tone, a tassel at its end. Hangs from the origin. */
function lappet(length: number, half: number, cloth: Tones, line: string): string {
  const nested = cloth.map((tone, depth) => {
    const part = 1 - depth / (cloth.length + 0.8);
    const [w, l] = [half * part, length * (0.35 + part * 0.65)];
    return draw`<path d="M${-w} 0H${w}V${l * 0.66}C${w} ${l * 0.86} ${w * 0.3} ${l * 0.86} 0 ${l}C${-w * 0.3} ${l * 0.86} ${-w} ${l * 0.86} ${-w} ${l * 0.66}Z" fill="${tone}" stroke="${line}" stroke-width="${depth === 0 ? 2.4 : 0.8}"/>`;
  });
  return layers(
    nested,
    at({ x: 0, y: length + 10 }, disc(9, pigment.hwang, { line, width: 2 })),
    inLine(
      { line: pigment.juhong, width: 3 },
      draw`<path d="M-6 ${length + 18}q-4 26-9 48M0 ${length + 18}v54M6 ${length + 18}q4 26 9 48"/>`,
    ),
  );
}

const line = pigment.meok;

/** The lotus on the pillar's head; 262 units in radius. */
const rose = () =>
  layers(
    disc(262, pigment.yacheong, { line, width: 3 }),
    cloudHeads(12, 186, 258, tones.blue, { line, width: 1.6 }),
    disc(192, pigment.juhong, { line, width: 2.4 }),
    petalRing({ count: 12, inner: 98, outer: 188, tones: tones.red, line, width: 1.6 }),
    disc(104, pigment.hayeop, { line, width: 2 }),
    pearls(24, 94, 5, pigment.hobun),
    petalRing({ count: 8, inner: 24, outer: 84, tones: tones.pale, line: pigment.seokganju, width: 1.4 }),
    disc(26, pigment.hwang, { line, width: 2 }),
  );

/** What hangs painted from the head of a pillar: a lotus, rows of cloth, strings of pearls (주의초). */
export function pillarHead(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = width / 760;
  const red = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4A1E17"/><stop offset="0.4" stop-color="#8E3A2B"/><stop offset="1" stop-color="#431A14"/></linearGradient>`,
  );
  const row = (y: number, count: number, length: number, cloths: readonly Tones[], shift = 0) =>
    times(count + 1, (place) =>
      at(
        { x: ((place + shift) * width) / count, y: y * unit, scale: unit },
        lappet(length, 760 / count / 2, cloths[place % cloths.length] ?? tones.red, line),
      ),
    );
  const strings = times(6, (place) =>
    times(
      11,
      (bead) =>
        draw`<circle cx="${((place + 0.5) * width) / 6}" cy="${(760 + bead * 27) * unit}" r="${(bead === 10 ? 15 : bead % 3 === 2 ? 9 : 6) * unit}" fill="${bead === 10 ? pigment.juhong : bead % 3 === 2 ? pigment.oknok : pigment.hobun}" stroke="${line}" stroke-width="1.4"/>`,
    ),
  ).flat();
  const band = (y: number, tall: number, fill: string) =>
    draw`<rect y="${y * unit}" width="${width}" height="${tall * unit}" fill="${fill}" stroke="${line}" stroke-width="2.4"/>`;
  return layers(
    ground(sheet, red),
    strings,
    row(660, 4, 210, [tones.green, tones.ochre], 0),
    row(640, 4, 180, [tones.red, tones.blue], 0.5),
    band(560, 92, pigment.yacheong),
    times(7, (place) =>
      at(
        { x: ((place + 0.5) * width) / 7, y: 606 * unit, scale: unit * 0.42 },
        blossom({ outer: place % 2 ? tones.red : tones.pale, inner: tones.green, line }, 8),
      ),
    ),
    band(0, 562, fade(sheet, [0, pigment.hayeop], [1, pigment.yangnok])),
    at({ x: width / 2, y: 282 * unit, scale: unit }, rose()),
    [-1, 1].flatMap((side) =>
      [70, 494].map((y) =>
        at(
          { x: width / 2 + side * 316 * unit, y: y * unit, scale: unit * 0.6 },
          blossom({ outer: tones.ochre, inner: tones.red, line }, 6),
        ),
      ),
    ),
    band(0, 18, pigment.jangdan),
    band(548, 14, pigment.jibun),
    draw`<rect y="${height - 14}" width="${width}" height="14" fill="${pigment.meok}"/>`,
  );
}
