import { DrawnPicture } from "../drawn/drawn-picture.tsx";
import { heroSize } from "../drawn/size.ts";
import lotus from "./lotus-halo.svg";
import moon from "./moon-over-peaks.svg";
import peaks from "./sun-moon-peaks.svg";

const paintings = { moon, lotus, peaks };

export type HeroPaintingName = keyof typeof paintings;

/** Cropped by its box as a painting is by a mount; decoration for whoever cannot see it. */
export function HeroPainting({ name, isLater }: { name: HeroPaintingName; isLater?: boolean | undefined }) {
  return <DrawnPicture src={paintings[name]} size={heroSize} alt="" isLater={isLater} />;
}
