import sharp, { type Sharp, type SharpOptions } from "sharp";
import { maximumPixels } from "@bulmo/contracts/picture";

/** What the decoders of our kinds are called in libvips. HDR photographs are read as the JPEG that they are as well. */
const ours = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);
const drawing = ["VipsForeignLoadSvg"];

/** For the whole process: one picture at a time, nothing kept, and no decoder but ours (SEC-09). */
export function restrictDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ours });
}

/** Lets SVG be read while our own drawing is made of it, and not longer. */
export async function withSvg<Value>(work: () => Promise<Value>): Promise<Value> {
  sharp.unblock({ operation: drawing });
  try {
    return await work();
  } finally {
    sharp.block({ operation: drawing });
  }
}

/** Seconds after which a picture is given up; the largest honest ones take twenty. */
const decodeTimeout = 90;

/** A picture without damage, or an error. `changes` overrides the bounds. */
export const decode = (path: string, changes: SharpOptions = {}): Sharp =>
  sharp(path, { failOn: "error", limitInputPixels: maximumPixels, ...changes }).timeout({ seconds: decodeTimeout });
