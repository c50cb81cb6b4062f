import type { Seen } from "@bulmo/contracts/perceived-colour";

/** Up to which lightness a ground is dark: indigo, ink, acorn brown and deep red, as gold is drawn on. */
const darkest = 0.45;

/** How much of a picture such a ground takes at least. */
const leastGround = 0.5;

/** By how much a line is lighter than its ground at least: less may be the weave of silk, or a fault of the file. */
const leastStep = 0.12;

/** The share of a picture from which on lines of gold are of its own; a mat around it, or a star, is less. */
const leastLines = 0.012;

/** As light as gold paste is where it lies broad; less yellow than this are cream, silver and white. */
const goldLightness = 0.7;
const leastChroma = 0.085;

type Lab = readonly [lightness: number, green: number, yellow: number];

function asLab({ lightness, chroma, hue }: Seen): Lab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The colour of a line on a ground if it were as light as gold is; undefined for what is hardly lighter than the ground. */
function lineOn(ground: Lab, lab: Lab): { chroma: number; hue: number } | undefined {
  const step = lab[0] - ground[0];
  if (step < leastStep) return undefined;
  const further = (goldLightness - ground[0]) / step;
  const green = ground[1] + (lab[1] - ground[1]) * further;
  const yellow = ground[2] + (lab[2] - ground[2]) * further;
  return { chroma: Math.hypot(green, yellow), hue: (Math.atan2(yellow, green) * 180) / Math.PI };
}

/**
 * Whether a picture is drawn in fine lines of gold on a dark ground (감지금니, 금선묘). Such a line is narrower than a pixel
 * of a small file, where it has become a mixture of both, dull and green or grey.
 */
export function hasGoldLines(pixels: readonly Seen[]): boolean {
  const labs = pixels.map(asLab);
  const dark = labs.filter(([lightness]) => lightness < darkest);
  if (dark.length < pixels.length * leastGround) return false;
  const of = (place: 0 | 1 | 2) => median(dark.map((lab) => lab[place]));
  const ground: Lab = [of(0), of(1), of(2)];
  const lines = labs.filter((lab) => {
    const line = lineOn(ground, lab);
    return line !== undefined && line.chroma >= leastChroma && line.hue >= 62 && line.hue < 112;
  });
  return lines.length >= pixels.length * leastLines;
}
