import { cloud } from "../drawing/cloud.ts";
import { ground, mat, seal } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { disc } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

/** The corner of a painted eave that runs out to the right: rafters with flowers on their ends. */
function eave(sheet: Sheet): string {
  const wood = fade(sheet, [0, pigment.hayeop], [1, pigment.yangnok]);
  const tiles = times(11, (place) => {
    const [x, y] = [-620 + place * 66, -150 - place ** 1.7 * 1.6];
    return draw`<path d="M${x} ${y - 160}V${y}A33 33 0 0 0 ${x + 66} ${y - 4}V${y - 160}Z" fill="${pigment.jungmuk}" stroke="${pigment.meok}" stroke-width="3"/><circle cx="${x + 33}" cy="${y + 2}" r="30" fill="${pigment.dammuk}" stroke="${pigment.meok}" stroke-width="3"/><circle cx="${x + 33}" cy="${y + 2}" r="18" fill="none" stroke="${pigment.meok}" stroke-width="2"/>`;
  });
  const rafters = times(10, (place) => {
    const [x, y] = [-590 + place * 66, -72 - place ** 1.7 * 1.6];
    return at(
      { x, y },
      draw`<path d="M-26-44H26V6H-26Z" fill="${wood}" stroke="${pigment.meok}" stroke-width="2"/>`,
      disc(27, pigment.juhong, { line: pigment.meok, width: 2 }),
      petalRing({ count: 6, inner: 8, outer: 24, tones: tones.pale.slice(0, 3), line: pigment.seokganju }),
      disc(7, pigment.hwang, { line: pigment.meok, width: 1.2 }),
    );
  });
  return layers(
    tiles,
    `<path d="M-660-104C-300-110-60-150 100-210L104-184C-50-120-300-84-660-78Z" fill="${pigment.juhong}" stroke="${pigment.meok}" stroke-width="2"/>`,
    rafters,
  );
}

const chime = (bronze: string) =>
  layers(
    inLine({ line: pigment.meok, width: 3 }, '<path d="M0 70V190"/>'),
    `<path d="M-16-100H16L20-86C52-74 62-30 66 40L78 84H-78L-66 40C-62-30-52-74-20-86Z" fill="${bronze}" stroke="${pigment.meok}" stroke-width="3"/>`,
    inLine({ line: pigment.geumbak, width: 2.4 }, '<path d="M-62 24H62M-66 44H66M-44-46H44"/>'),
    at(
      { x: 0, y: -8, scale: 0.22 },
      petalRing({
        count: 8,
        inner: 24,
        outer: 100,
        tones: [pigment.geumbak, pigment.hwang],
        line: pigment.meok,
        width: 5,
      }),
    ),
    `<path d="M-96 224C-60 178 20 176 62 214C80 204 98 194 112 192C106 210 106 238 112 256C98 254 80 244 62 234C20 272-60 270-96 224Z" fill="${bronze}" stroke="${pigment.meok}" stroke-width="3"/>`,
    at({ x: -62, y: 216 }, disc(6, pigment.jibun, { line: pigment.meok, width: 2 })),
    inLine(
      { line: pigment.geumbak, width: 2 },
      '<path d="M-38 198Q-20 224-38 250M-12 192Q8 224-12 256M16 194Q34 224 16 254M76 212L100 204M76 236L100 244M80 224H104"/>',
    ),
  );

/** The bell at the eave whose fish swims in the wind (풍경). */
export function windChime(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 800, height / 1100);
  // Where the eave ends and the chime hangs.
  const corner = width * 0.5 + 110 * unit;
  const bronze = fade(sheet, [0, pigment.oknok], [0.5, pigment.yangnok], [1, pigment.hayeop]);
  const haze = fade(sheet, [0, pigment.samcheong, 0.7], [1, pigment.jibun, 0]);
  const ridge = (y: number, part: number) =>
    draw`<path d="M0 ${height * y}C${width * 0.2} ${height * (y - 0.1 * part)} ${width * 0.34} ${height * (y - 0.02)} ${width * 0.5} ${height * (y - 0.07 * part)}S${width * 0.82} ${height * (y - 0.12 * part)} ${width} ${height * (y - 0.04)}V${height * (y + 0.16)}H0Z" fill="${haze}"/>`;
  const style = { tones: tones.pale.slice(0, 4), line: pigment.jungmuk };
  return layers(
    ground(sheet, fade(sheet, [0, pigment.samcheong], [0.5, pigment.baekcheong], [0.85, pigment.jibun])),
    ridge(0.78, 1),
    ridge(0.86, 0.7),
    ridge(0.95, 0.9),
    cloud(sheet, { x: width * 0.74, y: height * 0.68, scale: unit * 0.9 }, style),
    cloud(sheet, { x: width * 0.2, y: height * 0.84, scale: unit * 0.7, flip: true }, style),
    at({ x: width * 0.5, y: height * 0.36, scale: unit * 1.16 }, eave(sheet)),
    inLine(
      { line: pigment.meok, width: 3.4 * unit },
      draw`<path d="M${corner} ${height * 0.36 - 214 * unit}V${height * 0.5 - 112 * unit}"/>`,
    ),
    at({ x: corner, y: height * 0.5, scale: unit * 1.2 }, chime(bronze)),
    mat(sheet, 22, pigment.jibun, pigment.galsaek),
    seal(sheet, width * 0.1, height * 0.88, 42),
  );
}
