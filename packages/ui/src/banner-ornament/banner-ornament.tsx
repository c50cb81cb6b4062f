import { Clouds } from "./clouds.tsx";
import { Halo } from "./halo.tsx";
import { Lotus } from "./lotus.tsx";
import { Peaks } from "./peaks.tsx";
import { Pines } from "./pines.tsx";
import { Water } from "./water.tsx";

const strips = { peaks: Peaks, lotus: Lotus, clouds: Clouds, halo: Halo, water: Water, pines: Pines };

export type BannerOrnamentName = keyof typeof strips;

/** A wide, low strip with one cropped composition; fills its box. One name a section. */
export function BannerOrnament({ name }: { name: BannerOrnamentName }) {
  const Strip = strips[name];
  return (
    <svg
      viewBox="0 0 1600 240"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <Strip />
    </svg>
  );
}
