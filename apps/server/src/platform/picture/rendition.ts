import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { widthsOf } from "@bulmo/contracts/picture";
import sharp, { type Sharp } from "sharp";
import { decode } from "./decoder.ts";
import type { Master } from "./master.ts";

/** Pixels of the placeholder's longer side; a browser draws it large and blurred. */
const placeholderSide = 16;

/** Sharp edges between two colours cost a third of the time; beyond this width no screen shows the difference. */
const sharpestWidth = 1280;

const still = { quality: 80, effort: 4 };

/** Frames by the hundred: the least effort is a fifth of the time for a few per cent of bytes. */
const animated = { quality: 80, effort: 1 };

/** What a picture is shown as: its widths as file names in the directory, and a few hundred bytes as a data URL. */
export type Renditions = { files: string[]; placeholder: string };

async function write(widths: readonly number[], directory: string, make: (width: number) => Sharp): Promise<string[]> {
  const files: string[] = [];
  for (const width of widths) {
    const file = `${width}.webp`;
    await make(width).toFile(join(directory, file));
    files.push(file);
  }
  return files;
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize({ width: placeholderSide, height: placeholderSide, fit: "inside" })
    .webp({ quality: 40, alphaQuality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** The master is decoded once, to the widest of the widths; a hundred megapixels five times would be most of the work. */
async function makeStill({ path, ...size }: Master, directory: string): Promise<Renditions> {
  const widths = widthsOf(size);
  const { data, info } = await decode(path)
    .resize({ width: widths.at(-1) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shrunk = () => sharp(data, { raw: info });
  const files = await write(widths, directory, (width) =>
    shrunk()
      .resize({ width })
      .webp({ ...still, smartSubsample: width <= sharpestWidth }),
  );
  return { files, placeholder: await placeholderOf(shrunk()) };
}

/** The master is decoded once here too, and is itself the rendition of its own width. */
async function makeAnimation({ path, ...size }: Master, directory: string): Promise<Renditions> {
  const widths = widthsOf(size);
  const narrower = widths.filter((width) => width < size.width);
  const files = narrower.length > 0 ? await shrinkAnimation(path, directory, narrower) : [];
  if (widths.at(-1) === size.width) {
    const file = `${size.width}.webp`;
    await copyFile(path, join(directory, file));
    files.push(file);
  }
  // Its first frame.
  return { files, placeholder: await placeholderOf(decode(path)) };
}

/** Pixels without their file know neither how long a frame is shown nor how often all of them are. */
async function shrinkAnimation(path: string, directory: string, widths: readonly number[]): Promise<string[]> {
  const animation = decode(path, { animated: true });
  const { delay, loop, pageHeight } = await animation.metadata();
  const { data, info } = await animation.raw().toBuffer({ resolveWithObject: true });
  return write(widths, directory, (width) =>
    sharp(data, { raw: { ...info, pageHeight }, animated: true })
      .resize({ width })
      .webp({ ...animated, delay, loop }),
  );
}

/** The widths are in ascending order. */
export const makeRenditions = (master: Master, directory: string): Promise<Renditions> =>
  master.isAnimated ? makeAnimation(master, directory) : makeStill(master, directory);
