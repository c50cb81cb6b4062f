import { at, draw, inLine, layers, type Place, polar, times } from "./path.ts";
import { pigment } from "./pigment.ts";

export type PineStyle = { bark: string; edge: string; needle: string; dark: string };

export const pineStyle = {
  colour: { bark: pigment.juhong, edge: pigment.seokganju, needle: pigment.oknok, dark: pigment.hayeop },
  gold: { bark: pigment.yacheong, edge: pigment.geumbak, needle: pigment.geumbak, dark: pigment.yacheong },
  ink: { bark: pigment.dammuk, edge: pigment.meok, needle: pigment.dammuk, dark: pigment.jungmuk },
} as const satisfies Record<string, PineStyle>;

const trunk =
  "M-17 0C-8-58-36-108-24-168C-14-222 16-250 8-308C3-350-18-372-12-408L-3-408C6-372 27-350 29-308C34-250 6-216 3-168C-4-112 20-60 24 0Z";
const limbs =
  "M-22-176C-50-198-72-198-108-190M22-262C56-284 86-280 120-268M8-330C-24-354-50-354-80-346M14-366C30-378 44-380 60-376";
const bark =
  "M-6-16C2-66-18-108-10-160M8-30C12-64 0-92-2-120M12-236C20-270 20-300 14-330M-10-194C-2-212 8-230 14-248M-2-300C4-318 4-336-2-352";

const sprays = [
  [-112, -184, 1],
  [122, -262, 1.1],
  [-84, -338, 0.98],
  [-38, -204, 0.72],
  [62, -288, 0.78],
  [66, -378, 0.9],
  [34, -400, 0.86],
  [-18, -416, 1.08],
] as const;

const tufts = [
  [-34, 2],
  [34, 2],
  [0, -14],
] as const;

function spray({ needle, dark, edge }: PineStyle): string {
  const needles = times(19, (place) => {
    const [x, y] = polar(-108 + place * 12, 27);
    return draw`M0 2L${x} ${y * 0.84}`;
  }).join("");
  return layers(
    tufts.map(([x, y]) =>
      at(
        { x, y },
        draw`<path d="M-31 8A31 26 0 1 1 31 8Q16 15 0 12Q-16 15-31 8Z" fill="${dark}" stroke="${edge}" stroke-width="0.9"/>`,
        inLine({ line: needle, width: 1 }, `<path d="${needles}"/>`),
      ),
    ),
  );
}

/** A red pine that stands on its place, its needles in round tufts; 420 units tall. */
export function pine(place: Place, style: PineStyle): string {
  const one = spray(style);
  return at(
    place,
    inLine({ line: style.edge, width: 11 }, `<path d="${limbs}"/>`),
    inLine({ line: style.bark, width: 8 }, `<path d="${limbs}"/>`),
    `<path d="${trunk}" fill="${style.bark}" stroke="${style.edge}" stroke-width="1.3"/>`,
    inLine({ line: style.edge, width: 1.6 }, `<path d="${bark}" stroke-opacity="0.8"/>`),
    sprays.map(([x, y, scale]) => at({ x, y, scale }, one)),
  );
}
