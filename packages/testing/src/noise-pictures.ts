import { randomFillSync } from "node:crypto";
import sharp, { type Sharp } from "sharp";

/** Pixels of which no two are alike, transparency included: nothing takes an encoder longer, or more bytes. */
export function noiseAnimation(width: number, height: number, frames: number): Sharp {
  const data = randomFillSync(Buffer.alloc(width * height * frames * 4));
  return sharp(data, { raw: { width, height: height * frames, channels: 4, pageHeight: height } });
}

/** The same as one picture without transparency: what it is stored as takes several times the bytes it was sent in. */
export function noisePicture(width: number, height: number): Sharp {
  const data = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(data, { raw: { width, height, channels: 3 } });
}
