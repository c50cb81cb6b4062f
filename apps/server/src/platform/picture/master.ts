import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { PictureName } from "@bulmo/contracts/picture";
import type { FailOnOptions, Sharp } from "sharp";
import { decode } from "./decoder.ts";
import { isDiskFull, PictureError } from "./fault.ts";
import type { Original } from "./inspect.ts";
import { type MasterFormat, masterName } from "./stored-name.ts";

export type Master = PictureName & { format: MasterFormat; bytes: number; isAnimated: boolean; path: string };

const formatOf = ({ isAnimated, hasAlpha }: Original): MasterFormat => {
  if (isAnimated) return "webp";
  return hasAlpha ? "png" : "jpeg";
};

const encode: Record<MasterFormat, (picture: Sharp) => Sharp> = {
  // Best Huffman tables would save a tenth and need the whole picture's coefficients in memory.
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  // What an animation is shown in as well: encoding every frame twice at full size would be most of the work.
  webp: (picture) => picture.webp({ quality: 80, effort: 1 }),
};

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** What cameras that are sold today write into JPEGs that are whole all the same. */
const quirk = /^VipsJpeg: (?:Invalid SOS parameters for sequential JPEG|.*extraneous bytes before marker.*)$/u;

const isQuirk = (error: unknown) =>
  error instanceof Error && error.message.split("\n").every((line) => line === "" || quirk.test(line));

/** A JPEG that ends too soon is a mere warning to its decoder, so with JPEGs warnings count. */
async function encodeWhole({ source, kind, isAnimated }: Original, format: MasterFormat, path: string) {
  const attempt = (failOn: FailOnOptions) => {
    const picture = decode(source, { animated: isAnimated, failOn });
    const upright = isAnimated ? picture : picture.autoOrient();
    return encode[format](upright.toColourspace("srgb")).toFile(path);
  };
  if (kind !== "jpeg") return attempt("error");
  return attempt("warning").catch((error: unknown) => {
    if (!isQuirk(error)) throw error;
    return attempt("error");
  });
}

/**
 * The picture as we keep it: upright, in sRGB of eight bits, without metadata. The only time that foreign bytes are
 * decoded; everything else is made of the master. Throws PictureError.
 */
export async function makeMaster(original: Original, directory: string): Promise<Master> {
  const { isAnimated } = original;
  const format = formatOf(original);
  const path = join(directory, masterName(format));
  const info = await encodeWhole(original, format, path).catch((error: unknown) => {
    if (isDiskFull(error)) throw error;
    throw new PictureError("PICTURE_BROKEN", { cause: error });
  });
  return {
    hash: await hashOf(path),
    width: info.width,
    height: isAnimated ? (info.pageHeight ?? original.height) : info.height,
    format,
    bytes: info.size,
    isAnimated,
    path,
  };
}
