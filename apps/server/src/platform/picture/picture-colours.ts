import type { PictureColour } from "@bulmo/contracts/picture-colour";
import { type Channels, perceive, type Seen } from "@bulmo/contracts/perceived-colour";
import sharp from "sharp";
import { decode } from "./decoder.ts";
import { hasGoldLines } from "./gold-lines.ts";

/** Pixels of the longer side of what is looked at: a fine line still counts, and a look takes a few milliseconds. */
const side = 64;

/** The share of a picture from which on a colour is one of its own. */
const leastShare = 0.03;

type Rule = readonly [PictureColour, (seen: Seen) => boolean];

const between = (hue: number, from: number, to: number) => hue >= from && hue < to;

/**
 * By lightness, chroma and hue of OKLCH, the first that fits; the bounds lie halfway between the pigments of the palette
 * (requirements, art direction) and what painters hold for another colour. Pale grounds of silk, hemp and paper fit none.
 */
const rules: readonly Rule[] = [
  ["BLACK", ({ lightness, chroma }) => lightness < 0.22 || (lightness < 0.42 && chroma < 0.03)],
  ["WHITE", ({ lightness, chroma }) => lightness > 0.94 && chroma < 0.009],
  [
    "BROWN",
    ({ lightness, chroma, hue }) => between(hue, 15, 70) && chroma >= 0.04 && chroma < 0.115 && lightness < 0.56,
  ],
  ["RED", ({ chroma, hue }) => chroma >= 0.09 && (hue < 48 || hue >= 350)],
  ["YELLOW", ({ lightness, chroma, hue }) => between(hue, 60, 112) && chroma >= 0.115 && lightness >= 0.72],
  ["GOLD", ({ lightness, chroma, hue }) => between(hue, 62, 112) && chroma >= 0.07 && lightness >= 0.5],
  ["GREEN", ({ chroma, hue }) => between(hue, 112, 200) && chroma >= 0.035],
  ["BLUE", ({ chroma, hue }) => between(hue, 200, 290) && chroma >= 0.03],
  ["VIOLET", ({ chroma, hue }) => between(hue, 290, 350) && chroma >= 0.04],
];

const colourOf = (seen: Seen): PictureColour | undefined => rules.find(([, fits]) => fits(seen))?.[0];

/** Pixels from all over a picture, each as it is: a file that is decoded smaller than it is mixes lines with their ground. */
async function look(path: string): Promise<Seen[]> {
  const whole = await decode(path)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(whole.data, { raw: whole.info })
    .resize({ width: side, height: side, fit: "inside", kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, place) => {
    const at = place * info.channels;
    const [red = 0, green = red, blue = red] = data.subarray(at, at + Math.min(info.channels, 3));
    const pixel: Channels = [red / 255, green / 255, blue / 255];
    return perceive(pixel);
  });
}

/**
 * The colours of a picture by which it is found, the one that takes most of it first (WRK-04). Gold that is drawn in lines
 * takes little of it, and is what such a painting is looked for by.
 */
export async function findColours(path: string): Promise<PictureColour[]> {
  const pixels = await look(path);
  const counts = new Map<PictureColour, number>();
  for (const seen of pixels) {
    const colour = colourOf(seen);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const own = [...counts]
    .filter(([, count]) => count >= pixels.length * leastShare)
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour);
  return own.includes("GOLD") || !hasGoldLines(pixels) ? own : [...own, "GOLD"];
}
