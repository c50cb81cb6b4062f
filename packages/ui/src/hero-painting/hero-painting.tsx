import { LotusHalo } from "./lotus-halo.tsx";
import { MoonOverPeaks } from "./moon-over-peaks.tsx";
import { SunMoonPeaks } from "./sun-moon-peaks.tsx";

const paintings = { moon: MoonOverPeaks, lotus: LotusHalo, peaks: SunMoonPeaks };

export type HeroPaintingName = keyof typeof paintings;

/** Fills its box and is cropped by it, as a painting is by a mount; decoration for whoever cannot see it. */
export function HeroPainting({ name }: { name: HeroPaintingName }) {
  const Painting = paintings[name];
  return (
    <svg
      viewBox="0 0 1600 700"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <Painting />
    </svg>
  );
}
