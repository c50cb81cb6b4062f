import { leafColours, type LeafColours } from "../drawing/leaf.ts";
import { lotusColours, type LotusColours } from "../drawing/lotus.ts";
import { pigment } from "../drawing/pigment.ts";

/** What stands at the end of a stem: a flower in one of its ages, a leaf not yet unrolled, a stalk that has broken. */
export type Head = "open" | "half" | "bud" | "pod" | "rolled" | "bent";

/** Parts of the sheet's width and height. */
export type Plant = { x: number; top: number; head: Head; colours?: LotusColours; size?: number };
export type StandingLeaf = { x: number; top: number; size: number };

export type PondLook = {
  air: readonly [string, string];
  water: string;
  leaf: LeafColours;
  /** The colour of flowers that name none. */
  flower: LotusColours;
  plants: readonly Plant[];
  leaves: readonly StandingLeaf[];
  lying: number;
  frame: string;
  margin: string;
  moon?: { x: number; y: number; fill: string };
  isSnowing?: boolean;
};

const row = (head: Head, top: number, xs: readonly number[], size = 1, colours?: LotusColours): Plant[] =>
  xs.map((x, place) => ({ x, top: top + (place % 2) * 0.05, head, size, ...(colours && { colours }) }));

const summerLeaves: readonly StandingLeaf[] = [
  { x: 0.09, top: 0.56, size: 1.1 },
  { x: 0.26, top: 0.48, size: 1.25 },
  { x: 0.46, top: 0.58, size: 1.1 },
  { x: 0.62, top: 0.46, size: 1.2 },
  { x: 0.78, top: 0.57, size: 1.2 },
  { x: 0.93, top: 0.5, size: 1 },
];

export const pondLooks = {
  spring: {
    air: ["#DCE6DA", pigment.hobun],
    water: pigment.yangnok,
    leaf: leafColours.pale,
    flower: lotusColours.white,
    plants: [...row("rolled", 0.5, [0.14, 0.33, 0.58, 0.86], 0.9), ...row("rolled", 0.6, [0.24, 0.7], 0.7)],
    leaves: [{ x: 0.46, top: 0.6, size: 0.7 }],
    lying: 13,
    frame: pigment.yangnok,
    margin: pigment.hobun,
  },
  summer: {
    air: [pigment.gyeonbon, pigment.jibun],
    water: pigment.guncheong,
    leaf: leafColours.green,
    flower: lotusColours.red,
    plants: [
      ...row("open", 0.26, [0.17, 0.52, 0.84], 1.12),
      ...row("half", 0.38, [0.36, 0.69], 0.95),
      ...row("bud", 0.3, [0.07, 0.43, 0.95], 0.8),
    ],
    leaves: summerLeaves,
    lying: 8,
    frame: pigment.geumni,
    margin: pigment.jibun,
  },
  autumn: {
    air: ["#E9C79A", pigment.jibun],
    water: "#8A6A3A",
    leaf: leafColours.autumn,
    flower: { tip: "#8A5A34", middle: pigment.galsaek, base: pigment.gyeonbon, line: "#4A2A1C", heart: "#8B6B3C" },
    plants: [...row("pod", 0.3, [0.15, 0.4, 0.66, 0.88], 1.05), ...row("bent", 0.44, [0.28, 0.78])],
    leaves: [
      { x: 0.08, top: 0.6, size: 0.9 },
      { x: 0.52, top: 0.56, size: 1 },
      { x: 0.94, top: 0.62, size: 0.85 },
    ],
    lying: 5,
    frame: "#8A5A34",
    margin: pigment.jibun,
  },
  winter: {
    air: ["#C9CBC6", pigment.hobun],
    water: pigment.jungmuk,
    leaf: leafColours.ink,
    flower: lotusColours.ink,
    plants: [...row("bent", 0.34, [0.12, 0.3, 0.5, 0.73, 0.9]), ...row("pod", 0.46, [0.41, 0.82], 0.8)],
    leaves: [],
    lying: 2,
    frame: pigment.jungmuk,
    margin: pigment.hobun,
    isSnowing: true,
  },
  /** Three rows of three, a flower for each of the nine ranks. */
  nine: {
    air: [pigment.baeknok, pigment.hobun],
    water: pigment.guncheong,
    leaf: leafColours.green,
    flower: lotusColours.red,
    plants: [
      ...row("open", 0.23, [0.2, 0.5, 0.8], 0.92),
      ...row("open", 0.38, [0.11, 0.4, 0.7], 0.88, lotusColours.white),
      ...row("half", 0.5, [0.28, 0.59, 0.89], 0.86, lotusColours.blue),
    ],
    leaves: [
      { x: 0.06, top: 0.6, size: 1 },
      { x: 0.36, top: 0.66, size: 1 },
      { x: 0.66, top: 0.63, size: 1.05 },
      { x: 0.95, top: 0.66, size: 0.9 },
    ],
    lying: 8,
    frame: pigment.geumni,
    margin: pigment.jibun,
  },
  gold: {
    air: [pigment.yacheong, pigment.yacheong],
    water: pigment.geumbak,
    leaf: leafColours.gold,
    flower: lotusColours.gold,
    plants: [
      ...row("open", 0.24, [0.16, 0.48, 0.8], 1.15),
      ...row("half", 0.38, [0.33, 0.65], 0.95),
      ...row("bud", 0.3, [0.06, 0.93], 0.85),
      ...row("pod", 0.34, [0.56], 0.7),
    ],
    leaves: summerLeaves,
    lying: 8,
    frame: pigment.geumbak,
    margin: pigment.yacheong,
  },
  moonlight: {
    air: [pigment.yacheong, pigment.samcheong],
    water: pigment.jibun,
    leaf: { heart: "#6F9C95", middle: "#2F6468", rim: "#17384A", line: "#0F2233" },
    flower: lotusColours.white,
    plants: [
      ...row("open", 0.36, [0.2, 0.6], 1.2),
      ...row("half", 0.42, [0.4, 0.86], 1),
      ...row("bud", 0.3, [0.09, 0.74], 0.85),
    ],
    leaves: summerLeaves,
    lying: 9,
    frame: pigment.geumbak,
    margin: pigment.yacheong,
    moon: { x: 0.74, y: 0.17, fill: pigment.jibun },
  },
} as const satisfies Record<string, PondLook>;
