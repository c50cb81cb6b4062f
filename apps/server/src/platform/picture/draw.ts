import sharp from "sharp";
import { withSvg } from "./decoder.ts";
import { silk } from "./silk.ts";

/** A drawing of ours: SVG whose width and height are the pixels it becomes. */
export type Drawing = { svg: string; seed: number };

/** Draws a drawing as a PNG file, on silk. */
export async function draw({ svg, seed }: Drawing, target: string): Promise<void> {
  await withSvg(() =>
    sharp(Buffer.from(svg))
      .flatten({ background: "#ffffff" })
      .composite([{ ...silk(seed), tile: true, blend: "soft-light" }])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(target),
  );
}
