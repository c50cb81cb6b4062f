import { at, draw, inLine, layers, times } from "./path.ts";
import { petal } from "./petal.ts";
import { pigment } from "./pigment.ts";
import { fade, type Sheet } from "./sheet.ts";

export type LotusColours = { tip: string; middle: string; base: string; line: string; heart: string };

export const lotusColours = {
  red: {
    tip: pigment.juhong,
    middle: pigment.yuksaek,
    base: pigment.hobun,
    line: pigment.seokganju,
    heart: pigment.yangnok,
  },
  white: {
    tip: pigment.hobun,
    middle: pigment.jibun,
    base: pigment.baeknok,
    line: pigment.jungmuk,
    heart: pigment.oknok,
  },
  blue: {
    tip: pigment.guncheong,
    middle: pigment.samcheong,
    base: pigment.hobun,
    line: pigment.yacheong,
    heart: pigment.hwang,
  },
  gold: {
    tip: pigment.yacheong,
    middle: pigment.yacheong,
    base: pigment.yacheong,
    line: pigment.geumbak,
    heart: pigment.yacheong,
  },
  ink: {
    tip: pigment.dammuk,
    middle: pigment.jibun,
    base: pigment.hobun,
    line: pigment.jungmuk,
    heart: pigment.dammuk,
  },
} as const satisfies Record<string, LotusColours>;

// From the back of the flower to the front: how far a petal leans, how long and how wide it is.
const open = [
  { lean: 0, length: 108, width: 27 },
  { lean: -24, length: 104, width: 27 },
  { lean: 24, length: 104, width: 27 },
  { lean: -47, length: 102, width: 25 },
  { lean: 47, length: 102, width: 25 },
  { lean: -92, length: 96, width: 17 },
  { lean: 92, length: 96, width: 17 },
  { lean: -70, length: 104, width: 23 },
  { lean: 70, length: 104, width: 23 },
  { lean: -43, length: 92, width: 27 },
  { lean: 43, length: 92, width: 27 },
  { lean: -15, length: 82, width: 27 },
  { lean: 15, length: 82, width: 27 },
] as const;

const half = open.filter(({ lean }) => Math.abs(lean) < 60);
const bud = [
  { lean: -13, length: 98, width: 19 },
  { lean: 13, length: 98, width: 19 },
  { lean: 0, length: 104, width: 23 },
] as const;

type Petal = { lean: number; length: number; width: number };

function flower(sheet: Sheet, petals: readonly Petal[], colours: LotusColours, weight: number): string {
  const fill = fade(sheet, [0, colours.tip], [0.34, colours.middle], [0.85, colours.base]);
  return layers(
    petals.map(({ lean, length, width }) => {
      const veins = times(5, (place) => {
        const side = (place - 2) / 2;
        return draw`M${side * width * 0.12} -8Q${side * width * 0.85} ${-length * 0.5} ${side * width * 0.3} ${-length * (0.86 - Math.abs(side) * 0.14)}`;
      });
      return at(
        { x: 0, y: 0, turn: lean },
        draw`<path d="${petal(0, length, width)}" fill="${fill}" stroke="${colours.line}" stroke-width="${weight}" stroke-linejoin="round"/>`,
        inLine({ line: colours.line, width: weight * 0.4 }, `<path d="${veins.join("")}" stroke-opacity="0.7"/>`),
      );
    }),
  );
}

/** A lotus seen from the side, its stem at the origin; about 200 units wide. */
export const openLotus = (sheet: Sheet, colours: LotusColours, weight = 1.4) =>
  layers(
    flower(sheet, open, colours, weight),
    draw`<path d="M-22-3Q0 14 22-3Q12 9 0 9T-22-3Z" fill="${colours.heart}" stroke="${colours.line}" stroke-width="${weight}"/>`,
  );

export const halfLotus = (sheet: Sheet, colours: LotusColours, weight = 1.4) => flower(sheet, half, colours, weight);

export const lotusBud = (sheet: Sheet, colours: LotusColours, weight = 1.4) => flower(sheet, bud, colours, weight);

/** The pod that is left when the petals have fallen. */
export const seedPod = ({ heart, line, base }: LotusColours, weight = 1.4) =>
  draw`<g stroke="${line}" stroke-width="${weight}"><path d="M-8 0Q-34-30-38-58Q0-72 38-58Q34-30 8 0Z" fill="${heart}"/><ellipse cy="-58" rx="38" ry="11" fill="${heart}"/>${layers(
    times(
      7,
      (place) =>
        draw`<ellipse cx="${(place - 3) * 9}" cy="${-58 + (place % 2 ? 4 : -4)}" rx="3.4" ry="2.6" fill="${base}"/>`,
    ),
  )}</g>`;
