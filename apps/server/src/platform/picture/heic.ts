import { join } from "node:path";
import { maximumPixels } from "@bulmo/contracts/picture";
import type { HeifDecoder, HeifImage } from "libheif-js/libheif-wasm/libheif-bundle.mjs";
import sharp from "sharp";
import { isDiskFull, PictureError } from "./fault.ts";
import { profileOfHeif, withProfile } from "./icc.ts";

/**
 * Two megabytes of WebAssembly, which only a telephone's picture needs; it goes with the thread. One for all: with the
 * next file a decoder lets go of the last.
 */
let decoder: Promise<HeifDecoder> | undefined;

async function openDecoder(): Promise<HeifDecoder> {
  const { default: open } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  const library = await open();
  return new library.HeifDecoder();
}

const channels = 4;

function pixelsOf(image: HeifImage, size: { width: number; height: number }): Promise<Uint8ClampedArray> {
  const data = new Uint8ClampedArray(size.width * size.height * channels);
  return new Promise((resolve, reject) => {
    image.display({ data, ...size }, (shown) =>
      shown ? resolve(shown.data) : reject(new PictureError("HEIC_UNSUPPORTED")),
    );
  });
}

async function write(image: HeifImage, path: string): Promise<void> {
  const size = { width: image.get_width(), height: image.get_height() };
  // What the file said of itself was looked at before; this is what its decoder says.
  if (size.width * size.height > maximumPixels) throw new PictureError("PICTURE_TOO_LARGE");
  const pixels = sharp(await pixelsOf(image, size), { raw: { ...size, channels }, limitInputPixels: maximumPixels });
  const whole = image.has_alpha_channel() ? pixels : pixels.removeAlpha();
  await whole.png({ compressionLevel: 1 }).toFile(path);
}

/**
 * The first picture of a HEIC, upright, as a PNG in this directory, whose path it answers: the decoder that everything
 * else is read with has no HEVC (ATT-07). The colours are the file's, with the profile that says what they mean. Throws
 * PictureError.
 */
export async function pngOfHeic(bytes: Buffer, directory: string): Promise<string> {
  const images = (await (decoder ??= openDecoder())).decode(bytes);
  const [plain, profiled] = [join(directory, "plain.png"), join(directory, "profiled.png")];
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new PictureError("HEIC_UNSUPPORTED");
    await write(image, plain);
  } catch (error) {
    if (error instanceof PictureError || isDiskFull(error)) throw error;
    throw new PictureError("HEIC_UNSUPPORTED", { cause: error });
  } finally {
    for (const image of images) image.free();
  }
  const profile = profileOfHeif(bytes);
  if (!profile) return plain;
  await withProfile(plain, profiled, profile);
  return profiled;
}
