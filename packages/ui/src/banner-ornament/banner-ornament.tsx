import { DrawnPicture } from "../drawn/drawn-picture.tsx";
import { stripSize } from "../drawn/size.ts";
import clouds from "./clouds.svg";
import lotus from "./lotus.svg";
import peaks from "./peaks.svg";
import pines from "./pines.svg";
import water from "./water.svg";

const strips = { peaks, lotus, clouds, water, pines };

export type BannerOrnamentName = keyof typeof strips;

/** A wide, low strip with one cropped composition; fills its box. One name a section. */
export function BannerOrnament({ name }: { name: BannerOrnamentName }) {
  return <DrawnPicture src={strips[name]} size={stripSize} alt="" />;
}
