import { type PictureColour, pictureColours } from "./picture-colour.ts";
import { type WorkKind, workKinds } from "./work-choice.ts";

// By what works are found (WRK-04). Without zod: the page of the search shows these.

/** Grounds and materials that a record names in words of its own, and the words by which each is known. */
export const workTechniques = {
  SILK: { label: "비단", words: /비단|견본|絹|silk/iu },
  PAPER: { label: "종이", words: /종이|한지|장지|지본|[감紺]지|紙|paper/iu },
  HEMP: { label: "삼베", words: /삼베|마본|麻|hemp|ramie/iu },
  COTTON: { label: "면", words: /무명|광목|면본|면(?:천|에)|綿|cotton/iu },
  WOOD: { label: "나무", words: /나무|목판|목재|목조|木|wood/iu },
  WALL: { label: "벽", words: /벽화|[흙회토]벽|벽에|壁|wall/iu },
  INK: { label: "먹", words: /먹|수묵|墨|\bink\b/iu },
  MINERAL: { label: "석채", words: /석채|암채|石彩|mineral/iu },
  POWDER: { label: "분채", words: /분채|粉彩/iu },
  COLOUR: { label: "채색", words: /채색|진채|담채|彩色|colou?r/iu },
  GOLD: { label: "금", words: /금[니박분선]|순금|도금|개금|金|\bgold/iu },
  SILVER: { label: "은", words: /은[니박분선]|銀|silver/iu },
  LACQUER: { label: "옻칠", words: /옻|건칠|漆|lacquer/iu },
} as const satisfies Record<string, { label: string; words: RegExp }>;
export type WorkTechnique = keyof typeof workTechniques;

export const techniqueNames = Object.keys(workTechniques) as WorkTechnique[];

/** Which of them a text about a work's material names, in the order of the list. */
export const techniquesIn = (text: string): WorkTechnique[] =>
  techniqueNames.filter((name) => workTechniques[name].words.test(text));

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
