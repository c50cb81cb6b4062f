import sharp from "sharp";
import { withSvg } from "./decoder.ts";

/** Raw grey pixels, row by row. */
type Texture = { input: Uint8Array; raw: { width: number; height: number; channels: 1 } };

/** A drawing of ours: SVG whose width and height are the pixels it becomes, and what lies over all of it as soft light. */
export type Drawing = { svg: string; texture: Texture };

/** Draws a drawing as a PNG file. */
export async function draw({ svg, texture: { input, raw } }: Drawing, target: string): Promise<void> {
  await withSvg(() =>
    sharp(Buffer.from(svg))
      .flatten({ background: "#ffffff" })
      .composite([{ input: Buffer.from(input), raw, tile: true, blend: "soft-light" }])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(target),
  );
}
