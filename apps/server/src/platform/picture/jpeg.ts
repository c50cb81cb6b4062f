import { decode } from "./decoder.ts";

/** The same picture for viewers elsewhere, which ask for JPEG alone; what is transparent is white, as in the tiles. */
export async function makeJpeg(source: string, target: string): Promise<void> {
  await decode(source).flatten({ background: "#ffffff" }).jpeg({ quality: 88 }).toFile(target);
}
