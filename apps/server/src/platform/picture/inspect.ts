import { readFile } from "node:fs/promises";
import {
  maximumAnimationPixels,
  maximumAnimationWidth,
  maximumPixels,
  maximumSide,
  type PictureSize,
  widthsOf,
} from "@bulmo/contracts/picture";
import type { Metadata } from "sharp";
import { claimedSize } from "./claimed-size.ts";
import { decode } from "./decoder.ts";
import { PictureError } from "./fault.ts";
import { countScans } from "./jpeg-scans.ts";
import { pngOfHeic } from "./heic.ts";
import { type Kind, kindOfFile } from "./kind.ts";
import { isPolyglot } from "./polyglot.ts";

/** A picture as it was sent; its size as people see it, turned upright, and where it is to be read. */
export type Original = PictureSize & {
  kind: keyof typeof formats;
  source: string;
  isAnimated: boolean;
  hasAlpha: boolean;
};

/** What an animated WebP can be. */
const maximumFrameHeight = 16_383;
const maximumFrames = 1000;

/** Honest encoders make about ten. */
const maximumScans = 100;

const formats: Record<Exclude<Kind, "heic">, string> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  gif: "gif",
  avif: "heif",
};

async function readHeader(path: string, kind: keyof typeof formats): Promise<Metadata> {
  // Too large is a judgement of ours, with a message of its own; only the header is read.
  const metadata = await decode(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError("PICTURE_BROKEN", { cause: error });
    });
  if (metadata.format !== formats[kind]) throw new PictureError("PICTURE_UNSUPPORTED");
  return metadata;
}

function checkStill({ width, height }: PictureSize): void {
  const isTooLarge =
    width * height > maximumPixels || Math.max(width, height) > maximumSide || widthsOf({ width, height }).length === 0;
  if (isTooLarge) throw new PictureError("PICTURE_TOO_LARGE");
}

/** Of one frame, in each width that is made of it; the master is the widest. */
const encodedPixels = ({ width, height }: PictureSize) =>
  widthsOf({ width, height }).reduce((pixels, offered) => pixels + (offered * offered * height) / width, 0);

function checkAnimation({ width, height }: PictureSize, frames: number): void {
  const isTooLarge =
    encodedPixels({ width, height }) * frames > maximumAnimationPixels ||
    width > maximumAnimationWidth ||
    height > maximumFrameHeight ||
    frames > maximumFrames;
  if (isTooLarge) throw new PictureError("ANIMATION_TOO_LARGE");
}

/** Judges a file by its bytes and its header; `directory` is for what it takes to read it. Throws PictureError. */
export async function inspect(path: string, directory: string): Promise<Original> {
  const sent = await kindOfFile(path);
  if (!sent) throw new PictureError("PICTURE_UNSUPPORTED");
  const bytes = await readFile(path);
  const claimed = claimedSize(bytes, sent);
  if (claimed && claimed.width * claimed.height > maximumPixels) throw new PictureError("PICTURE_TOO_LARGE");
  const [kind, source] = sent === "heic" ? (["png", await pngOfHeic(bytes, directory)] as const) : [sent, path];
  const { autoOrient, pages = 1, hasAlpha } = await readHeader(source, kind);
  // The further pages of a HEIF are other pictures, not frames.
  const frames = kind === "gif" || kind === "webp" ? pages : 1;
  // Before a single pixel is decoded (hazard 9).
  if (frames > 1) checkAnimation(autoOrient, frames);
  else checkStill(autoOrient);
  if (isPolyglot(bytes)) throw new PictureError("PICTURE_MIXED");
  if (kind === "jpeg" && countScans(bytes) > maximumScans) throw new PictureError("PICTURE_BROKEN");
  return { kind, source, width: autoOrient.width, height: autoOrient.height, isAnimated: frames > 1, hasAlpha };
}
