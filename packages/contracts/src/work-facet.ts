import { type PictureColour, pictureColours } from "./picture-colour.ts";
import { type WorkKind, workKinds } from "./work-choice.ts";

// By what works are found (WRK-04). Without zod: the page of the search shows these.

/** Grounds and materials that a record names in words of its own; `material-word.ts` has the words. */
export const workTechniques = {
  SILK: { label: "비단" },
  PAPER: { label: "종이" },
  HEMP: { label: "삼베" },
  COTTON: { label: "면" },
  WOOD: { label: "나무" },
  WALL: { label: "벽" },
  INK: { label: "먹" },
  MINERAL: { label: "석채" },
  POWDER: { label: "분채" },
  COLOUR: { label: "채색" },
  GOLD: { label: "금" },
  SILVER: { label: "은" },
  LACQUER: { label: "옻칠" },
} as const satisfies Record<string, { label: string }>;
export type WorkTechnique = keyof typeof workTechniques;

export const techniqueNames = Object.keys(workTechniques) as WorkTechnique[];

/** By the longest side, in centimetres: up to `most`. */
export const workSizes = {
  SMALL: { label: "50cm까지", most: 50 },
  MEDIUM: { label: "50cm에서 1m까지", most: 100 },
  LARGE: { label: "1m에서 2m까지", most: 200 },
  MONUMENTAL: { label: "2m 넘는 것", most: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, { label: string; most: number }>;
export type WorkSize = keyof typeof workSizes;

export const sizeNames = Object.keys(workSizes) as WorkSize[];

/** Undefined where no side is known. */
export function workSizeOf(sides: readonly string[]): WorkSize | undefined {
  const longest = Math.max(...sides.map(Number));
  return longest > 0 ? sizeNames.find((name) => longest <= workSizes[name].most) : undefined;
}

export const kindNames = Object.keys(workKinds) as WorkKind[];
export const colourNames = Object.keys(pictureColours) as PictureColour[];

/** Of the words that an address or a call names, separated by commas, those of a list, each once and in its order. */
export function wordsOf<Name extends string>(names: readonly Name[], written: string): Name[] {
  const said = new Set(written.split(",").map((word) => word.trim().toUpperCase()));
  return names.filter((name) => said.has(name));
}
