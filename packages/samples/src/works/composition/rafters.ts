import { blossom } from "../drawing/blossom.ts";
import { ground } from "../drawing/frame.ts";
import { at, draw, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { cloudHeads, disc, pearls } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

/** The round end of a rafter: a lotus in tones. */
const round = (place: number) =>
  layers(
    disc(118, pigment.meok),
    disc(113, pigment.jibun),
    disc(108, place % 2 ? pigment.hayeop : pigment.juhong, { line: pigment.meok, width: 2 }),
    petalRing({
      count: 8,
      inner: 40,
      outer: 102,
      tones: place % 2 ? tones.red : tones.blue,
      line: pigment.meok,
      width: 1.6,
      turn: 22.5,
    }),
    disc(44, pigment.yangnok, { line: pigment.meok, width: 2 }),
    petalRing({ count: 8, inner: 14, outer: 42, tones: tones.pale, line: pigment.seokganju }),
    disc(15, pigment.hwang, { line: pigment.meok, width: 2 }),
  );

/** The square end of a flying rafter (부연): cloud heads around a plum blossom. */
const square = () =>
  layers(
    draw`<path d="M-88-100H88V100H-88Z" fill="${pigment.meok}"/><path d="M-84-96H84V96H-84Z" fill="${pigment.jibun}"/><path d="M-79-91H79V91H-79Z" fill="${pigment.yangnok}" stroke="${pigment.meok}" stroke-width="2"/>`,
    cloudHeads(4, 34, 84, tones.green, { line: pigment.meok, width: 1.4 }),
    disc(38, pigment.seokganju, { line: pigment.meok, width: 2 }),
    pearls(5, 21, 11, pigment.hobun),
    disc(9, pigment.hwang, { line: pigment.meok, width: 1.2 }),
  );

/** Painted rafter ends under an eave, seen from below: round ones, flying ones above, the boards between. */
export function rafters(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = height / 900;
  const count = Math.round(width / (300 * unit));
  const step = width / count;
  const shade = fade(sheet, [0, "#2A1310"], [1, pigment.seokganju]);
  const board = (y: number, tall: number, fill: string) =>
    draw`<rect y="${y * unit}" width="${width}" height="${tall * unit}" fill="${fill}" stroke="${pigment.meok}" stroke-width="2.4"/>`;
  return layers(
    ground(sheet, shade),
    board(0, 74, pigment.hayeop),
    times(count * 2 + 1, (place) =>
      at(
        { x: (place * step) / 2, y: 37 * unit, scale: unit * 0.27 },
        blossom({ outer: tones.red, inner: tones.blue, line: pigment.meok }, 8),
      ),
    ),
    times(count + 1, (place) =>
      at(
        { x: place * step, y: 230 * unit, scale: unit },
        draw`<path d="M-60-160H60L84 0H-84Z" fill="${pigment.yangnok}" stroke="${pigment.meok}" stroke-width="2"/>`,
        square(),
      ),
    ),
    board(366, 46, pigment.juhong),
    times(
      count * 4,
      (place) =>
        draw`<circle cx="${((place + 0.5) * step) / 4}" cy="${389 * unit}" r="${11 * unit}" fill="${place % 2 ? pigment.hobun : pigment.hwang}" stroke="${pigment.meok}" stroke-width="1.6"/>`,
    ),
    times(count, (place) =>
      at(
        { x: (place + 0.5) * step, y: 580 * unit, scale: unit * 1.06 },
        draw`<path d="M-84-160H84L112 0H-112Z" fill="${pigment.hayeop}" stroke="${pigment.meok}" stroke-width="2"/>`,
        round(place),
      ),
    ),
    board(752, 148, pigment.yacheong),
    board(752, 22, pigment.jangdan),
    times(count * 2, (place) =>
      at(
        { x: ((place + 0.5) * step) / 2, y: 838 * unit, scale: unit * 0.5 },
        cloudHeads(6, 40, 104, place % 2 ? tones.blue : tones.red, { line: pigment.geumbak, width: 2 }),
        disc(40, pigment.hwang, { line: pigment.meok, width: 2 }),
        petalRing({ count: 6, inner: 8, outer: 36, tones: tones.green.slice(0, 4), line: pigment.meok }),
      ),
    ),
  );
}
