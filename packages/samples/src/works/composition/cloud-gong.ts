import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment } from "../drawing/pigment.ts";
import { circles, disc, pearls } from "../drawing/ring.ts";
import { glow, type Sheet } from "../drawing/sheet.ts";

/** Half the rim of a bronze plate that is cast as a cloud, from the top to the foot. */
const half =
  "C40-312 66-280 72-246C116-276 176-268 204-228C232-188 220-140 188-118C244-112 288-70 286-14C284 42 240 78 188 78C226 104 232 152 204 186C176 220 130 224 98 202C90 240 56 270 0 282";

const eddies = [
  [122, -196, 40],
  [204, -20, 46],
  [138, 140, 38],
] as const;

const swirl = (x: number, y: number, r: number) =>
  draw`M${x + r} ${y}C${x + r} ${y + r * 1.2} ${x - r} ${y + r * 1.2} ${x - r} ${y}C${x - r} ${y - r} ${x + r * 0.6} ${y - r} ${x + r * 0.6} ${y}C${x + r * 0.6} ${y + r * 0.7} ${x - r * 0.5} ${y + r * 0.7} ${x - r * 0.5} ${y}C${x - r * 0.5} ${y - r * 0.4} ${x + r * 0.2} ${y - r * 0.4} ${x + r * 0.2} ${y}`;

function plate(sheet: Sheet): string {
  // Both halves share one light.
  const bronze = sheet.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="-10" r="330"><stop offset="0" stop-color="${pigment.geumbak}"/><stop offset="0.5" stop-color="${pigment.hwang}"/><stop offset="0.85" stop-color="#8A6A2A"/><stop offset="1" stop-color="${pigment.seokganju}"/></radialGradient>`,
  );
  const side = `M0-312${half}`;
  const lines = eddies.map(([x, y, r]) => swirl(x, y, r)).join("");
  const both = (markup: string) => layers(markup, at({ x: 0, y: 0, flip: true }, markup));
  return layers(
    `<path d="${side}L0-312Z" fill="${bronze}"/><path d="${side}L0-312Z" fill="${bronze}" transform="scale(-1 1)"/>`,
    both(inLine({ line: pigment.meok, width: 4 }, `<path d="${side}"/>`)),
    both(inLine({ line: pigment.geumbak, width: 2.2 }, `<path d="${side}" transform="translate(0 -1) scale(0.955)"/>`)),
    both(inLine({ line: pigment.seokganju, width: 4 }, `<path d="${lines}"/>`)),
    both(inLine({ line: pigment.geumbak, width: 1.8 }, `<path d="${lines}" transform="translate(-2 -2)"/>`)),
    at(
      { x: 0, y: 24 },
      disc(92, pigment.seokganju, { line: pigment.meok, width: 3 }),
      petalRing({
        count: 12,
        inner: 44,
        outer: 88,
        tones: [pigment.geumbak, pigment.hwang, "#8A6A2A"],
        line: pigment.meok,
      }),
      disc(46, pigment.hwang, { line: pigment.meok, width: 2.4 }),
      circles([38, 16], { line: pigment.seokganju, width: 1.6 }),
      pearls(10, 27, 4, pigment.seokganju),
    ),
    at(
      { x: 0, y: -206 },
      disc(34, "#8A6A2A", { line: pigment.meok, width: 2 }),
      '<path d="M-14 12Q-22-14 0-22Q22-14 14 12Q0 20-14 12Z" fill="#D9BC74" stroke="#6E2F25" stroke-width="2"/>',
      `<path d="M-8 2H8" stroke="${pigment.seokganju}" stroke-width="2"/>`,
    ),
  );
}

/** The cloud of bronze that is struck for those who live in the air (운판). */
export function cloudGong(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 760, height / 900);
  const far = {
    tones: [pigment.jibun, pigment.baekcheong, pigment.samcheong, pigment.guncheong],
    line: pigment.yacheong,
  };
  const [x, y] = [width / 2, height * 0.52];
  return layers(
    ground(sheet, glow(sheet, [0, pigment.samcheong], [0.6, pigment.guncheong], [1, pigment.yacheong])),
    at(
      { x, y, scale: unit },
      circles(
        times(12, (place) => 330 + place * 30 + place ** 2),
        { line: pigment.baekcheong, width: 0.8 },
      ),
    ),
    cloud(sheet, { x: width * 0.2, y: height * 0.12, scale: unit * 0.9, flip: true }, far),
    cloud(sheet, { x: width * 0.82, y: height * 0.2, scale: unit * 0.7 }, far),
    inLine(
      { line: pigment.juhong, width: 7 * unit },
      draw`<path d="M${x - 52 * unit} 0L${x} ${y - 300 * unit}L${x + 52 * unit} 0"/>`,
    ),
    at({ x, y, scale: unit * 1.06 }, plate(sheet)),
    cloud(sheet, { x: width * 0.2, y: height * 0.9, scale: unit * 1.1, flip: true }, far),
    cloud(sheet, { x: width * 0.76, y: height * 0.92, scale: unit * 1.25 }, far),
    border(sheet, 20, pigment.geumbak, 2.4),
  );
}
