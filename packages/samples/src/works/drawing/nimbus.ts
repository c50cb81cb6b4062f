import { layers, times } from "./path.ts";
import { petalRing } from "./petal.ts";
import type { Tones } from "./pigment.ts";
import { circles, disc, flames, pearls, rays } from "./ring.ts";

export type NimbusStyle = {
  /** The tones of the ring of petals, from the rim to the heart. */
  ring: Tones;
  count: number;
  fire: readonly string[];
  /** What lies within the pearls, and what the pearls lie on. */
  heart: string;
  band: string;
  pearl: string;
  line: string;
};

/** The light around a head or a body (두광, 신광): flames, a ring of petals, pearls, rays. Around the origin. */
export function nimbus(radius: number, { ring, count, fire, heart, band, pearl, line }: NimbusStyle): string {
  return layers(
    flames(count * 2, radius, radius * 1.13, fire, { line }),
    disc(radius, ring.at(-1) ?? band, { line, width: 2 }),
    petalRing({
      count,
      inner: radius * 0.78,
      outer: radius * 0.985,
      tones: ring,
      line,
      fullness: 1.02,
      turn: 180 / count,
    }),
    disc(radius * 0.79, band, { line, width: 1.5 }),
    pearls(count * 2, radius * 0.765, radius * 0.013, pearl),
    disc(radius * 0.74, heart, { line, width: 1.5 }),
    rays(count * 3, radius * 0.2, radius * 0.7, { line, width: 0.8 }),
    circles(
      times(4, (place) => radius * (0.71 - place * 0.05)),
      { line, width: 0.9 },
    ),
  );
}
