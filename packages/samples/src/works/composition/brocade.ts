import { blossom, smallFlower } from "../drawing/blossom.ts";
import { ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { circles, disc } from "../drawing/ring.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** Bands in five tones along a line of the pattern, dark in the middle, white and ink at the rim. */
const banded = (path: string, width: number, ribbon: Tones): string =>
  layers(
    [pigment.meok, ...ribbon].map(
      (tone, depth) =>
        draw`<path d="${path}" fill="none" stroke="${tone}" stroke-width="${depth === 0 ? width : width * (0.9 - ((depth - 1) / ribbon.length) * 0.8)}" stroke-linejoin="round"/>`,
    ),
  );

/** Hexagons side by side, a flower in each (육모 금문). */
function hexagons({ width, height }: Sheet, room: number): string {
  const [stepX, stepY] = [room * Math.sqrt(3), room * 1.5];
  const [columns, rows] = [Math.ceil(width / stepX) + 2, Math.ceil(height / stepY) + 2];
  const cell = (make: (x: number, y: number, place: number) => string) =>
    times(rows, (row) =>
      times(columns, (column) => make((column - 0.5 + (row % 2) / 2) * stepX, (row - 0.5) * stepY, row + column)),
    ).flat();
  const hexagon = (x: number, y: number) => {
    const h = stepX / 2;
    return draw`M${x} ${y - room}L${x + h} ${y - room / 2}V${y + room / 2}L${x} ${y + room}L${x - h} ${y + room / 2}V${y - room / 2}Z`;
  };
  return layers(
    cell(
      (x, y, place) =>
        draw`<path d="${hexagon(x, y)}" fill="${[pigment.juhong, pigment.hayeop, pigment.guncheong][place % 3] ?? pigment.juhong}"/>`,
    ),
    banded(cell(hexagon).join(""), room * 0.3, tones.blue),
    cell((x, y, place) =>
      at(
        { x, y, scale: room / 178 },
        place % 2
          ? blossom({ outer: tones.pale, inner: tones.green, line: pigment.meok, weight: 1.6 }, 8)
          : blossom({ outer: tones.red, inner: tones.blue, line: pigment.meok, weight: 1.6 }, 6),
      ),
    ),
    cell((x, y) =>
      at(
        { x, y: y - room, scale: room / 430 },
        disc(62, pigment.hwang, { line: pigment.meok, width: 8 }),
        smallFlower(6, tones.red.slice(0, 4), pigment.meok, 3),
      ),
    ),
  );
}

const rosette = (isRed: boolean) =>
  layers(
    disc(96, isRed ? pigment.hayeop : pigment.yacheong),
    petalRing({
      count: 8,
      inner: 26,
      outer: 92,
      tones: (isRed ? tones.red : tones.pale).slice(0, 4),
      line: pigment.meok,
      width: 2,
    }),
    disc(28, pigment.hwang, { line: pigment.meok, width: 3 }),
    circles([14], { line: pigment.juhong, width: 5 }),
  );

/** What lies where two rings overlap: a flower between leaves to both sides. */
const leaves = () =>
  layers(
    [-1, 1].map((side) =>
      at(
        { x: side * 44, y: 0, turn: side * 90 },
        petalRing({ count: 3, inner: 4, outer: 46, tones: tones.ochre.slice(0, 4), line: pigment.meok, width: 1.6 }),
      ),
    ),
    smallFlower(4, tones.blue.slice(0, 4), pigment.meok, 2),
  );

/** Rings that pass through one another, a leaf wherever two meet (사출 금문). */
function links({ width, height }: Sheet, room: number): string {
  const [columns, rows] = [Math.ceil(width / room) + 2, Math.ceil(height / room) + 2];
  const cell = (make: (x: number, y: number, place: number) => string) =>
    times(rows, (row) =>
      times(columns, (column) => make((column - 0.5) * room, (row - 0.5) * room, row * 2 + column)),
    ).flat();
  const r = room * Math.SQRT1_2;
  return layers(
    cell((x, y, place) => at({ x, y, scale: room / 330 }, rosette(place % 2 === 1))),
    banded(
      cell((x, y) => draw`M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}`).join(""),
      room * 0.13,
      tones.green,
    ),
    cell((x, y) => at({ x: x + room / 2, y, turn: 90, scale: room / 360 }, leaves())),
    cell((x, y) => at({ x, y: y + room / 2, scale: room / 360 }, leaves())),
  );
}

/** The middle of a painted beam, filled to its edges with one pattern like woven silk (금문). */
export function brocade(sheet: Sheet, pattern: "hexagons" | "links"): string {
  const { width, height } = sheet;
  const room = Math.min(width, height) / (pattern === "hexagons" ? 5.2 : 3.6);
  const edge = (inset: number, stroke: string, weight: number) =>
    inLine(
      { line: stroke, width: weight },
      draw`<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}"/>`,
    );
  return layers(
    ground(sheet, pattern === "hexagons" ? pigment.yacheong : pigment.seokganju),
    pattern === "hexagons" ? hexagons(sheet, room) : links(sheet, room),
    edge(12, pigment.meok, 26),
    edge(12, pigment.hayeop, 22),
    edge(9, pigment.oknok, 4),
    edge(22, pigment.jibun, 3),
  );
}
