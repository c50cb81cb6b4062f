import { border, seal } from "../drawing/frame.ts";
import { leafColours, lotusLeaf, stem } from "../drawing/leaf.ts";
import { halfLotus, lotusBud, lotusColours, openLotus } from "../drawing/lotus.ts";
import { paper } from "../drawing/paper.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { pigment } from "../drawing/pigment.ts";
import { glow, type Sheet } from "../drawing/sheet.ts";

const looks = {
  red: { ground: pigment.hobun, flower: lotusColours.red, head: openLotus },
  white: { ground: pigment.gyeonbon, flower: lotusColours.white, head: openLotus },
  ink: { ground: pigment.jibun, flower: lotusColours.ink, head: halfLotus },
} as const;

/** Blades of grass, each one stroke of the brush. */
function reeds(sheet: Sheet, x: number, foot: number, unit: number): string {
  return times(5, (place) => {
    const reach = sheet.between(220, 520) * unit;
    const lean = (place - 2) * 46 * unit + sheet.between(-30, 30) * unit;
    const w = sheet.between(3, 6) * unit;
    return draw`<path d="M${x - w} ${foot}Q${x + lean * 0.3} ${foot - reach * 0.6} ${x + lean} ${foot - reach}Q${x + lean * 0.3 + w} ${foot - reach * 0.55} ${x + w} ${foot}Z" fill="${pigment.jungmuk}" fill-opacity="${0.45 + (place % 3) * 0.15}"/>`;
  }).join("");
}

/** One lotus in ink with much paper left empty (수묵 연화). */
export function lotusBranch(sheet: Sheet, look: keyof typeof looks = "red"): string {
  const { width, height } = sheet;
  const unit = Math.min(width, height) / 760;
  const { ground: colour, flower, head } = looks[look];
  const isLeft = sheet.random() < 0.5;
  const [near, far] = isLeft ? [0.36, 0.68] : [0.64, 0.32];
  const [x, top] = [width * near, height * sheet.between(0.26, 0.36)];
  const wash = glow(sheet, [0, pigment.dammuk, 0.34], [1, pigment.dammuk, 0]);
  const leaf = leafColours.ink;
  const leafY = height * sheet.between(0.58, 0.66);
  return layers(
    paper(sheet, colour, 0.25),
    draw`<ellipse cx="${width * near}" cy="${leafY + 30}" rx="${360 * unit}" ry="${210 * unit}" fill="${wash}"/>`,
    reeds(sheet, width * far, height * 0.97, unit),
    stem([width * (near + far) * 0.5, height * 0.98], [x, leafY], leaf, 8 * unit),
    stem([width * (near + far) * 0.5 + 20 * unit, height * 0.98], [width * far, height * 0.44], leaf, 5 * unit),
    stem([width * (near + far) * 0.5 - 14 * unit, height * 0.98], [x + 26 * unit, top], leaf, 6 * unit),
    at({ x: x - 20 * unit, y: leafY, turn: isLeft ? -12 : 12 }, lotusLeaf(sheet, 230 * unit, 0.6, leaf, 1.6)),
    at({ x: width * far, y: height * 0.44, turn: isLeft ? 16 : -16, scale: unit }, lotusBud(sheet, flower)),
    at({ x: x + 26 * unit, y: top, scale: 1.75 * unit, turn: isLeft ? -5 : 5 }, head(sheet, flower, 1.1)),
    at(
      { x: width * (isLeft ? 0.74 : 0.26), y: height * 0.9, turn: 4 },
      lotusLeaf(sheet, 120 * unit, 0.34, leafColours.ink),
    ),
    inLine(
      { line: pigment.dammuk, width: 1.4 * unit },
      times(
        4,
        (place) =>
          draw`<path stroke-opacity="0.5" d="M${width * 0.12} ${height * 0.925 + place * 16}H${width * (0.5 + place * 0.08)}"/>`,
      ),
    ),
    border(sheet, 16, pigment.galsaek, 1.6),
    seal(sheet, width * (isLeft ? 0.84 : 0.1), height * 0.1, 44),
  );
}
