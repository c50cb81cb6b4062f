import { stroke } from "../drawing/brush.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, type Point, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment } from "../drawing/pigment.ts";
import { circles, disc } from "../drawing/ring.ts";
import { fade, glow, type Sheet } from "../drawing/sheet.ts";

/** Smoke that rises, parts and rolls up: the same line a few times, each a little further on. */
function smoke(colour: string): string {
  const strands = times(7, (place) => {
    const swing = (place - 3) / 3;
    const points: Point[] = [
      [swing * 8, -300],
      [46 + swing * 18, -380],
      [-52 + swing * 26, -486],
      [64 + swing * 42, -610],
      [-34 + swing * 76, -740],
      [60 + swing * 120, -850],
    ];
    return stroke(points, { width: 9 - Math.abs(swing) * 5, start: 0.4, end: 0.02 }, 10);
  });
  const curls = [
    "M64-610C120-640 160-600 134-566C112-544 82-560 92-584",
    "M-52-486C-104-510-140-474-118-442C-98-420-70-434-78-456",
    "M-60-760C-120-790-160-750-136-714C-114-690-82-706-92-730",
  ];
  return layers(
    `<path d="${strands.join("")}" fill="${colour}" fill-opacity="0.62"/>`,
    inLine({ line: colour, width: 3 }, `<path d="${curls.join("")}" stroke-opacity="0.7"/>`),
  );
}

/** Inlaid silver: a flower in a ring, and waves of line to both sides. */
const inlay = (line: string) =>
  layers(
    at(
      { x: 0, y: -84 },
      circles([62, 55], { line, width: 2.4 }),
      petalRing({ count: 8, inner: 12, outer: 50, tones: ["none"], line, width: 2 }),
      disc(9, line),
    ),
    inLine(
      { line, width: 2 },
      [-1, 1].map(
        (side) =>
          draw`<path d="M${side * 76}-96C${side * 110}-136 ${side * 150}-120 ${side * 138}-86C${side * 128}-62 ${side * 104}-74 ${side * 112}-92M${side * 84}-60C${side * 120}-30 ${side * 150}-40 ${side * 160}-70M${side * 150}-110C${side * 176}-130 ${side * 190}-112 ${side * 180}-94"/>`,
      ),
      '<path d="M-214-168Q0-150 214-168M-206-10Q0 14 206-10"/>',
    ),
  );

/** A tall-footed censer with inlaid flowers, its smoke going up (향완). */
export function censer(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 820, height / 1420);
  const bronze = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2B2A28"/><stop offset="0.34" stop-color="#6F7468"/><stop offset="0.6" stop-color="#454A42"/><stop offset="1" stop-color="#1E1D1B"/></linearGradient>`,
  );
  const silver = pigment.gyeonbon;
  const cloth = fade(sheet, [0, pigment.juhong], [1, pigment.seokganju]);
  return layers(
    ground(sheet, glow(sheet, [0, "#3C5B4E"], [0.6, pigment.hayeop], [1, "#12291F"])),
    at(
      { x: width / 2, y: height * 0.7, scale: unit },
      `<circle cy="-420" r="330" fill="${glow(sheet, [0, pigment.jibun, 0.22], [1, pigment.jibun, 0])}"/>`,
      smoke(pigment.jibun),
      `<g stroke="${pigment.meok}" stroke-width="3"><path d="M-300-232Q0-262 300-232L316-196Q0-160-316-196Z" fill="${bronze}"/><ellipse cy="-228" rx="248" ry="20" fill="${pigment.galsaek}"/><ellipse cy="-226" rx="190" ry="12" fill="${pigment.jibun}"/><path d="M-224-184Q0-160 224-184C226-90 196-20 120 22Q0 48-120 22C-196-20-226-90-224-184Z" fill="${bronze}"/><path d="M-70 30Q0 44 70 30C76 100 130 170 210 214Q0 264-210 214C-130 170-76 100-70 30Z" fill="${bronze}"/><path d="M-214 214Q0 264 214 214L224 246Q0 300-224 246Z" fill="${bronze}"/></g>`,
      inlay(silver),
      inLine(
        { line: silver, width: 2 },
        '<path d="M-290-214Q0-184 290-214M-96 112Q0 132 96 112M-136 158Q0 186 136 158"/>',
      ),
      [-1, 0, 1].map((side) =>
        inLine(
          { line: silver, width: 1.8 },
          draw`<path d="M${side * 76} ${206 - Math.abs(side) * 12}q-24-22 0-40q24 18 0 40z"/>`,
        ),
      ),
    ),
    draw`<path d="M0 ${height * 0.9}H${width}V${height}H0Z" fill="${cloth}"/>`,
    times(Math.ceil(width / (92 * unit)) + 1, (place) =>
      at(
        { x: place * 92 * unit, y: height * 0.9, scale: unit },
        draw`<path d="M-46 0H46L0 70Z" fill="${place % 2 ? pigment.guncheong : pigment.yangnok}" stroke="${pigment.geumbak}" stroke-width="2"/><circle cy="24" r="9" fill="${pigment.hwang}"/>`,
      ),
    ),
    border(sheet, 20, pigment.geumbak, 2.4),
  );
}
