import { stroke } from "./brush.ts";
import { at, draw, inLine, layers, type Place, type Point, polar, times } from "./path.ts";
import { pigment } from "./pigment.ts";

export type PineStyle = { bark: string; edge: string; needle: string; dark: string; pale?: string };

export const pineStyle = {
  colour: {
    bark: "#A4573C",
    edge: pigment.seokganju,
    needle: pigment.oknok,
    dark: pigment.hayeop,
    pale: pigment.yangnok,
  },
  gold: { bark: pigment.yacheong, edge: pigment.geumbak, needle: pigment.geumbak, dark: pigment.yacheong },
  ink: { bark: pigment.dammuk, edge: pigment.meok, needle: pigment.meok, dark: pigment.dammuk, pale: pigment.jungmuk },
} as const satisfies Record<string, PineStyle>;

const trunk: readonly Point[] = [
  [4, 6],
  [-14, -60],
  [-26, -128],
  [2, -200],
  [22, -262],
  [2, -330],
  [-14, -384],
  [6, -424],
];

const limbs: readonly (readonly Point[])[] = [
  [
    [-22, -150],
    [-52, -176],
    [-84, -176],
    [-122, -196],
  ],
  [
    [-2, -196],
    [-30, -214],
    [-44, -238],
  ],
  [
    [18, -246],
    [56, -276],
    [92, -272],
    [136, -288],
  ],
  [
    [10, -300],
    [46, -318],
    [66, -312],
  ],
  [
    [-2, -336],
    [-34, -356],
    [-60, -352],
    [-96, -362],
  ],
  [
    [-8, -372],
    [24, -392],
    [52, -388],
    [82, -398],
  ],
];

// Broad ones below, small ones near the top; those behind first.
const sprays = [
  [-44, -242, 0.72],
  [66, -316, 0.74],
  [-128, -196, 1.05],
  [-84, -182, 0.86],
  [142, -290, 1.1],
  [92, -280, 0.86],
  [-104, -362, 1],
  [-62, -356, 0.8],
  [86, -400, 0.9],
  [48, -396, 0.72],
  [-22, -412, 0.86],
  [14, -432, 1.02],
] as const;

/** A fan of needles over a shadow that lightens upwards, its foot flat. */
function spray({ needle, dark, edge, pale = dark }: PineStyle, turn: number): string {
  const fans = [
    [-30, 4, 0.82],
    [30, 3, 0.82],
    [0, -6, 1],
  ] as const;
  return layers(
    fans.map(([x, y, scale], place) => {
      const count = 27;
      const needles = times(count, (step) => {
        const angle = -96 + (step * 192) / (count - 1);
        const [toX, toY] = polar(angle, 32 + ((step + turn + place) % 3) * 3);
        return draw`M${toX * 0.1} 1L${toX} ${toY * 0.86}`;
      }).join("");
      return at(
        { x, y, scale },
        draw`<path d="M-35 5A35 31 0 0 1 35 5Q18 12 0 9Q-18 12-35 5Z" fill="${dark}"/><path d="M-24 4A24 22 0 0 1 24 4Q0 9-24 4Z" fill="${pale}" fill-opacity="0.55"/>`,
        inLine(
          { line: edge, width: 0.5 },
          `<path d="${needles}" stroke-opacity="0.5" transform="translate(0.8 0.8)"/>`,
        ),
        inLine({ line: needle, width: 0.9 }, `<path d="${needles}"/>`),
      );
    }),
  );
}

/** Scales of bark: short bows along the trunk, more on its shaded side. */
const bark = (edge: string) => {
  const scales = times(34, (place) => {
    const part = place / 34;
    const at1 = part * (trunk.length - 1);
    const [from, to] = [trunk[Math.floor(at1)] ?? [0, 0], trunk[Math.ceil(at1)] ?? [0, 0]];
    const along = at1 - Math.floor(at1);
    const room = 13 * (1 - part * 0.75);
    const x = from[0] + (to[0] - from[0]) * along + (((place * 7) % 5) / 2 - 1) * room * 0.62;
    const y = from[1] + (to[1] - from[1]) * along;
    const r = 2.2 + room * 0.22;
    return draw`M${x - r} ${y}q${r} ${-r * 1.5} ${r * 2} 0q${-r} ${r * 0.9}${-r * 2} 0`;
  });
  return inLine({ line: edge, width: 0.9 }, `<path d="${scales.join("")}" stroke-opacity="0.85"/>`);
};

/** A pine that stands on its place, its needles in fans; 460 units tall. */
export function pine(place: Place, style: PineStyle): string {
  const branches = limbs.map((limb) => stroke(limb, { width: 11, start: 1, end: 0.35 })).join("");
  return at(
    place,
    `<path d="${branches}" fill="${style.bark}" stroke="${style.edge}" stroke-width="1.1"/>`,
    `<path d="${stroke(trunk, { width: 34, start: 1, end: 0.18 })}" fill="${style.bark}" stroke="${style.edge}" stroke-width="1.3" stroke-linejoin="round"/>`,
    bark(style.edge),
    sprays.map(([x, y, scale], turn) => at({ x, y, scale }, spray(style, turn))),
  );
}
