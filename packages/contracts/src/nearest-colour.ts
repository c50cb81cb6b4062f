import { type Channels, perceive, type Seen } from "./perceived-colour.ts";
import {
  type Coloured,
  type ColouredElement,
  plainColours,
  type WritingColour,
  writingColourOf,
  writingColours,
  writtenColour,
} from "./writing-colour.ts";

const hex = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/u;
const rgb = /^rgb\( ?(\d{1,3}), ?(\d{1,3}), ?(\d{1,3}) ?\)$/u;

/** Red, green and blue from 0 to 1, of the ways of writing them that a stored text has. */
function channelsOf(colour: string): Channels | undefined {
  const digits = hex.exec(colour)?.slice(1).filter(Boolean);
  const parts = digits
    ? digits.map((digit) => Number.parseInt(digit.padEnd(2, digit), 16))
    : rgb.exec(colour)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Math.min(part, 255) / 255);
  return [red, green, blue];
}

/** Up to which hue a colour is called so; a circle, which begins and ends in pink. */
const hues: readonly [number, WritingColour][] = [
  [12, "pink"],
  [43, "red"],
  [80, "orange"],
  [118, "yellow"],
  [205, "green"],
  [287, "blue"],
  [335, "purple"],
  [360, "pink"],
];

const isBrown = ({ lightness, chroma, hue }: Seen) => hue > 35 && hue <= 85 && lightness < 0.6 && chroma < 0.14;

/** Below these chromas a colour is none; a ground is paler than a word of the same name. */
const leastChroma = { word: 0.035, ground: 0.012 } as const;

/** Ink, paper, and what the themes lie on by day and by lamp: the widest span of lightness that no grey role has. */
const isInkOrPaper = ({ lightness, chroma }: Seen) =>
  (lightness < 0.35 && chroma < 0.04) || (lightness > 0.93 && chroma < 0.02) || lightness < 0.2 || lightness > 0.985;

/** Words that are lighter than this and have no hue were meant for a dark ground. */
const palestGrey = { word: 0.8, ground: 0.93 } as const;

/**
 * The colour of ours that comes nearest to what was pasted or sent, by its name or as `#rgb`, `#rrggbb`, `rgb(r, g, b)`;
 * undefined for what is to be read in the text's own colour on the page's own ground: what is near black, near white or
 * a theme's ground, and what cannot be read (SEE-05).
 */
export function nearestColour(kind: Coloured, colour: string): WritingColour | undefined {
  const written = colour.trim().toLowerCase();
  const own = writingColours.find((name) => plainColours[name][kind] === written) ?? writingColourOf(written);
  const channels = channelsOf(written);
  if (own || !channels) return own;
  const seen = perceive(channels);
  if (isInkOrPaper(seen)) return undefined;
  if (seen.chroma < leastChroma[kind]) return seen.lightness < palestGrey[kind] ? "gray" : undefined;
  return isBrown(seen) ? "brown" : hues.find(([end]) => seen.hue <= end)?.[1];
}

export type FoundColour = { kind: Coloured; name: WritingColour };

/** The colours of ours that an element is shown in, in the editor as on the page. */
export const coloursOf = (element: ColouredElement): FoundColour[] =>
  (["word", "ground"] as const).flatMap((kind) => {
    const name = nearestColour(kind, writtenColour(kind, element) ?? "");
    return name ? [{ kind, name }] : [];
  });
