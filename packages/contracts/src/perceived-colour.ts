/** Red, green and blue as sRGB has them, each from 0 to 1. */
export type Channels = readonly [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Lightness from 0 to 1, chroma, and hue in degrees, as the eye sees them (Ottosson's OKLCH, 2020). */
export function perceive(channels: Channels) {
  const [r, g, b] = channels.map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(green, yellow),
    hue: ((Math.atan2(yellow, green) * 180) / Math.PI + 360) % 360,
  };
}

export type Seen = ReturnType<typeof perceive>;
