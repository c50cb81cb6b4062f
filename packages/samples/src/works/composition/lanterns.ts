import { ground, border } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petal } from "../drawing/petal.ts";
import { pigment } from "../drawing/pigment.ts";
import { fade, glow, type Sheet } from "../drawing/sheet.ts";

const papers = [
  [pigment.juhong, "#E88A6A", "#F8D9C0"],
  [pigment.yangnok, pigment.oknok, pigment.hobun],
  [pigment.hwang, pigment.geumbak, pigment.hobun],
  ["#C9738A", "#E8B3BC", pigment.hobun],
] as const;

/** A lantern folded of paper petals, lit from within; 110 units in radius. */
function lantern(sheet: Sheet, paper: (typeof papers)[number]): string {
  const leaf = fade(sheet, [0, paper[0]], [0.55, paper[1]], [1, paper[2]]);
  const row = (count: number, y: number, length: number, half: number, spread: number) =>
    times(count, (place) => place - (count - 1) / 2)
      .toSorted((one, other) => Math.abs(other) - Math.abs(one))
      .map((place) =>
        at(
          { x: place * spread, y, turn: place * (120 / count) },
          draw`<path d="${petal(0, length, half)}" fill="${leaf}" stroke="${paper[0]}" stroke-width="1.6"/><path d="M0-8V${-length * 0.8}" stroke="${paper[0]}" stroke-width="0.7" stroke-opacity="0.6"/>`,
        ),
      );
  return layers(
    `<circle r="190" fill="${glow(sheet, [0, paper[2], 0.75], [0.5, paper[1], 0.25], [1, paper[1], 0])}"/>`,
    inLine({ line: pigment.geumbak, width: 2 }, '<path d="M0-150V-96"/>'),
    row(7, 34, 122, 30, 9),
    row(6, 48, 104, 31, 13),
    row(5, 58, 80, 30, 17),
    at({ x: 0, y: 52, turn: 180 }, row(5, 0, 38, 22, 17)),
    inLine(
      { line: paper[0], width: 1.6 },
      times(5, (place) => draw`<path d="M${(place - 2) * 7} 84q${(place - 2) * 4} 40 ${(place - 2) * 3} 78"/>`),
    ),
  );
}

/** Lotus lanterns on their lines in the night before the Buddha's birthday (연등). */
export function lanterns(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width, height) / 1000;
  const rows = [
    { y: 0.18, count: 6, scale: 0.42 },
    { y: 0.34, count: 5, scale: 0.6 },
    { y: 0.56, count: 4, scale: 0.86 },
    { y: 0.86, count: 3, scale: 1.24 },
  ];
  return layers(
    ground(sheet, fade(sheet, [0, "#0E1729"], [0.6, pigment.yacheong], [1, "#2C2A45"])),
    times(
      140,
      () =>
        draw`<circle cx="${sheet.random(width)}" cy="${sheet.random(height * 0.7)}" r="${sheet.between(0.6, 2)}" fill="${pigment.geumbak}" fill-opacity="${sheet.between(0.3, 0.9)}"/>`,
    ),
    rows.map(({ y, count, scale }, row) => {
      const sag = height * 0.05;
      const top = height * y - 150 * scale * unit;
      const line = draw`<path d="M0 ${top - sag}Q${width / 2} ${top + sag * 1.2} ${width} ${top - sag}" fill="none" stroke="${pigment.geumbak}" stroke-width="${1 + scale}" stroke-opacity="0.8"/>`;
      const hung = times(count, (place) => {
        const part = (place + 0.5 + (row % 2 ? 0 : 0.06)) / count;
        const bow = (1 - (part * 2 - 1) ** 2) * sag * 1.1 - sag;
        return at(
          { x: width * part, y: height * y + bow, scale: unit * scale },
          lantern(sheet, papers[(place + row) % papers.length] ?? papers[0]),
        );
      });
      return layers(line, hung);
    }),
    border(sheet, 20, pigment.geumbak, 2.4),
  );
}
