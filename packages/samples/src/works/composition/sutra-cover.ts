import { scrollLeaf } from "../drawing/blossom.ts";
import { ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, polar, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment } from "../drawing/pigment.ts";
import { cloudHeads, disc, pearls } from "../drawing/ring.ts";
import { glow, type Sheet } from "../drawing/sheet.ts";

export const dyes = {
  indigo: { ground: "#182A4A", deep: "#0E1930" },
  chestnut: { ground: "#5A3426", deep: "#3A2018" },
} as const;

const gold = pigment.geumbak;
const silver = "#C9CDCB";

/** A flower of all precious flowers in line only, leaves rolling away from it; 250 units in radius. */
function precious(dark: string): string {
  const plain = [dark];
  const line = { line: gold, width: 1.5 };
  const leaves = times(12, (place) => {
    const angle = place * 30 + 15;
    const [x, y] = polar(angle, 168);
    return at(
      { x, y, turn: angle + (place % 2 ? 24 : -24), scale: 1.15, flip: place % 2 === 1 },
      scrollLeaf([dark, dark, dark, gold], gold, 1.3),
    );
  });
  return layers(
    leaves,
    petalRing({ count: 12, inner: 96, outer: 188, tones: plain, line: gold, width: 1.6, fullness: 1.04 }),
    petalRing({ count: 12, inner: 80, outer: 150, tones: plain, line: silver, width: 1.4, turn: 15 }),
    disc(112, dark, line),
    cloudHeads(8, 62, 110, [dark, dark], line),
    disc(66, dark, line),
    petalRing({ count: 8, inner: 18, outer: 62, tones: plain, line: gold, width: 1.4 }),
    disc(20, gold),
    pearls(8, 12, 2.4, dark),
    disc(5, dark),
  );
}

/** The vine around it: one line that swings from side to side, leaves in every bow. */
function vine(width: number, height: number, dark: string): string {
  const steps = Math.round(height / 150);
  const step = height / steps;
  const bows = times(steps, (place) => {
    const side = place % 2 ? -1 : 1;
    return draw`q${side * width} ${step / 2} 0 ${step}`;
  }).join("");
  const leaves = times(steps, (place) => {
    const side = place % 2 ? -1 : 1;
    const y = (place + 0.5) * step;
    return layers(
      at(
        { x: side * width * 0.46, y: y + 4, turn: side * 200, scale: 0.95 },
        scrollLeaf([dark, dark, dark, silver], silver, 1.2),
      ),
      at(
        { x: side * width * 0.4, y: y - 26, turn: side * 64, scale: 0.8, flip: side < 0 },
        scrollLeaf([dark, dark, dark, gold], gold, 1.2),
      ),
      at({ x: -side * width * 0.08, y, turn: -side * 70, scale: 0.7 }, scrollLeaf([dark, dark, dark, gold], gold, 1.2)),
    );
  });
  return layers(
    inLine({ line: gold, width: 4.4 }, `<path d="M0 0${bows}"/>`),
    inLine({ line: dark, width: 2 }, `<path d="M0 0${bows}"/>`),
    leaves,
  );
}

/** The cover of a hand-copied sutra: precious flowers in gold and silver line on dyed paper (사경 표지). */
export function sutraCover(sheet: Sheet, dye: keyof typeof dyes): string {
  const { width, height } = sheet;
  const { ground: dark, deep } = dyes[dye];
  const unit = width / 760;
  const frame = 46 * unit;
  const inner = [width - frame * 2, height - frame * 2] as const;
  const flowers = 3;
  const rays = times(
    Math.round(inner[1] / 14),
    (place) => draw`M${frame + 12} ${frame + 14 + place * 14}h9M${width - frame - 12} ${frame + 14 + place * 14}h-9`,
  ).join("");
  return layers(
    ground(sheet, glow(sheet, [0, dark], [1, deep])),
    at({ x: width * 0.15, y: frame }, vine(150 * unit, inner[1], dark)),
    at({ x: width * 0.85, y: frame, flip: true }, vine(150 * unit, inner[1], dark)),
    times(flowers, (place) =>
      at({ x: width / 2, y: frame + (inner[1] * (place + 0.5)) / flowers, scale: unit * 0.94 }, precious(dark)),
    ),
    times(flowers + 1, (place) =>
      [-1, 1].map((side) =>
        at(
          {
            x: width / 2 + side * 120 * unit,
            y: frame + (inner[1] * place) / flowers,
            turn: side * 90,
            scale: unit * 1.1,
          },
          scrollLeaf([dark, dark, dark, silver], silver, 1.2),
        ),
      ),
    ).flat(),
    draw`<path fill-rule="evenodd" fill="${deep}" d="M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z"/>`,
    inLine(
      { line: gold, width: 3.4 },
      draw`<rect x="${frame}" y="${frame}" width="${inner[0]}" height="${inner[1]}"/><rect x="${frame * 0.62}" y="${frame * 0.62}" width="${width - frame * 1.24}" height="${height - frame * 1.24}" stroke-width="1.2"/>`,
    ),
    inLine({ line: silver, width: 1.1 }, `<path d="${rays}"/>`),
  );
}
