import { smallFlower } from "../drawing/blossom.ts";
import { ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

const palettes = {
  bright: [tones.red, tones.blue, tones.ochre],
  red: [tones.pale, tones.red, tones.green],
  blue: [tones.blue, tones.pale, tones.red],
} as const;

export type LatticeLook = { flowers: keyof typeof palettes; petals: number; room: number };

type Bars = { room: number; petals: number; flowers: readonly [Tones, ...Tones[]] };

/** Bars crosswise and flowers where they meet, of one leaf of a door. */
function leaf(sheet: Sheet, width: number, height: number, { room, petals, flowers }: Bars): string {
  const columns = Math.max(3, Math.round(width / room));
  const step = width / columns;
  const rows = Math.floor(height / step);
  const stepY = height / rows;
  const bars = times(columns + rows + 1, (place) => {
    const x = (place - rows) * step;
    return draw`M${x} 0L${x + rows * step} ${rows * stepY}M${x + rows * step} 0L${x} ${rows * stepY}`;
  }).join("");
  const clip = sheet.define((id) => draw`<clipPath id="${id}"><rect width="${width}" height="${height}"/></clipPath>`);
  const blossoms = times(rows * 2 + 1, (half) =>
    times(columns + 1, (column) => {
      const x = (column + (half % 2) / 2) * step;
      if (x > width) return "";
      const ring = flowers[(half + column * 2) % flowers.length] ?? flowers[0];
      return at(
        { x, y: (half * stepY) / 2, scale: step / 158 },
        smallFlower(petals, ring.slice(0, 4), pigment.seokganju, 1.6),
      );
    }),
  ).flat();
  return draw`<g clip-path="${clip}">${layers(
    inLine({ line: pigment.hayeop, width: step * 0.13 }, `<path d="${bars}"/>`),
    inLine({ line: pigment.oknok, width: step * 0.035 }, `<path d="${bars}"/>`),
    blossoms,
  )}</g>`;
}

const nail = (x: number, y: number) =>
  draw`<circle cx="${x}" cy="${y}" r="7" fill="${pigment.geumbak}" stroke="${pigment.meok}" stroke-width="1.4"/>`;

/** The flower doors of a hall (꽃살문): light behind them, wood around them. */
export function lattice(sheet: Sheet, look: LatticeLook): string {
  const { width, height } = sheet;
  const doors = Math.max(1, Math.round(width / 420));
  const wood = fade(sheet, [0, pigment.seokganju], [1, "#54221B"]);
  const paper = fade(sheet, [0, pigment.jibun], [0.6, pigment.gyeonbon], [1, pigment.galsaek]);
  // All doors of a hall have the same bars.
  const bars = { ...look, flowers: palettes[look.flowers] };
  const [post, sill] = [34, height * 0.15];
  const span = (width - post) / doors;
  const panels = times(doors, (door) => {
    const [x, w, h] = [post + door * span, span - post, height - post * 2 - sill];
    const flower = at(
      { x: w / 2, y: h + post * 0.6 + sill / 2, scale: sill / 190 },
      smallFlower(8, tones.red, pigment.geumbak, 1.5),
    );
    return at(
      { x, y: post },
      draw`<rect width="${w}" height="${h}" fill="${paper}"/>`,
      leaf(sheet, w, h, bars),
      draw`<rect width="${w}" height="${h}" fill="none" stroke="${pigment.hayeop}" stroke-width="10"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" fill="none" stroke="${pigment.oknok}" stroke-width="2"/>`,
      draw`<rect y="${h + post * 0.6}" width="${w}" height="${sill}" fill="${pigment.hayeop}" stroke="${pigment.geumbak}" stroke-width="3"/>`,
      flower,
      [nail(-post / 2, 20), nail(-post / 2, h - 20), nail(-post / 2, h + sill)],
    );
  });
  return layers(ground(sheet, wood), panels, [
    nail(width - post / 2, post + 20),
    nail(width - post / 2, height - sill - post),
  ]);
}
