import { type PictureSize, widthsOf } from "@bulmo/contracts/picture";

/** Pixels of a tile's side. */
export const tileSize = 512;

const heightAt = ({ width, height }: PictureSize, wanted: number) => Math.max(1, Math.round((height * wanted) / width));

/** How much each level is smaller than the picture: halved until all of it is one tile, as libvips cuts it. */
function scaleFactorsOf({ width, height }: PictureSize): number[] {
  const halvings = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSize)));
  return Array.from({ length: halvings + 1 }, (_, level) => 2 ** level);
}

/** The whole picture in one tile. */
function smallestLevel(size: PictureSize): PictureSize {
  const factor = scaleFactorsOf(size).at(-1) ?? 1;
  return { width: Math.ceil(size.width / factor), height: Math.ceil(size.height / factor) };
}

/** In these the whole picture is shown, ascending; the last is what `max` stands for. Its sides are those of a WebP there is. */
export const wholeSizesOf = (size: PictureSize): PictureSize[] =>
  widthsOf(size).map((width) => ({ width, height: heightAt(size, width) }));

const isSame = (one: PictureSize, other: PictureSize) => one.width === other.width && one.height === other.height;

/** The largest size of the whole; undefined of a picture that no WebP can hold. */
export const largestSizeOf = (size: PictureSize): PictureSize | undefined => wholeSizesOf(size).at(-1);

/** What an info.json of the Image API 3 says: level 0, which promises what lies there and nothing that has to be worked out. */
export function imageInfo(id: string, size: PictureSize) {
  const [whole, tile] = [wholeSizesOf(size), smallestLevel(size)];
  const sizes = whole.some((each) => isSame(each, tile)) ? whole : [...whole, tile];
  const largest = largestSizeOf(size) ?? tile;
  return {
    "@context": "http://iiif.io/api/image/3/context.json",
    id,
    type: "ImageService3",
    protocol: "http://iiif.io/api/image",
    profile: "level0",
    width: size.width,
    height: size.height,
    // The tiles show all of it; at once it is shown no larger than this.
    maxWidth: largest.width,
    maxHeight: largest.height,
    sizes: sizes.toSorted((one, other) => one.width - other.width),
    tiles: [{ width: tileSize, height: tileSize, scaleFactors: scaleFactorsOf(size) }],
  };
}

/** What of a picture somebody asks for: a file of the whole in one of its widths, or a tile. */
export type ImageRequest = { kind: "whole"; width: number; format: "jpg" | "webp" } | { kind: "tile"; path: string };

const request = /^(?<region>full|\d+,\d+,\d+,\d+)\/(?<size>max|\d+,\d*)\/0\/default\.(?<format>jpg|webp)$/u;

const wholeSizeNamed = (size: PictureSize, wanted: string) =>
  wanted === "max"
    ? largestSizeOf(size)
    : wholeSizesOf(size).find(({ width, height }) => [`${width},`, `${width},${height}`].includes(wanted));

/** Reads `region/size/rotation/quality.format`; undefined for what no info.json of ours promises. */
export function readImageRequest(size: PictureSize, path: string): ImageRequest | undefined {
  const { region, size: wanted = "", format } = request.exec(path)?.groups ?? {};
  if (region === undefined) return undefined;
  // Some viewers name the whole by its corners.
  const isWhole = region === "full" || region === `0,0,${size.width},${size.height}`;
  const whole = isWhole ? wholeSizeNamed(size, wanted) : undefined;
  if (whole) return { kind: "whole", width: whole.width, format: format === "webp" ? "webp" : "jpg" };
  if (format !== "jpg" || !/^\d+,\d+$/u.test(wanted)) return undefined;
  return { kind: "tile", path: `${isWhole ? "full" : region}/${wanted}/0/default.jpg` };
}
