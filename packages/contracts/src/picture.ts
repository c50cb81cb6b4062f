/** Limits of requirements/decisions.md, "Uploads". */
export const maximumUploadBytes = 20 * 1024 * 1024;
export const maximumPixels = 100_000_000;

/**
 * Of an animation: pixels of all frames in all widths together, each of which costs ten times as much as one of a still.
 * Measured in docs/decisions/007-pictures.md.
 */
export const maximumAnimationPixels = 8_000_000;
/** No animation is shown wider, so its master would be encoded besides. */
export const maximumAnimationWidth = 2560;

/** Longest description of a picture; what needs more belongs into the text. */
export const longestDescription = 300;

/** JPEG, in which the master is kept, ends here. */
export const maximumSide = 65_500;

/** The widths pictures are offered in; none is ever wider than its original (SEC-11). */
const offeredWidths = [320, 640, 1280, 2560];

/** WebP ends here; only scrolls many times taller than wide come near it. */
const maximumWebpSide = 16_383;

/** The width that stands for the picture where only one address fits: an `img` without srcset, a preview, a feed. */
const plainWidth = 1280;

export type PictureSize = { width: number; height: number };

/** Everything an address tells about its picture: `hash` is a SHA-256 in hexadecimal, the size that of the original. */
export type PictureName = PictureSize & { hash: string };

const pattern = /^\/uploads\/([0-9a-f]{64})-([1-9]\d{0,4})x([1-9]\d{0,4})\/[1-9]\d{0,3}\.webp$/u;

/** The widths, ascending, in which a picture of this size is there. Empty where no WebP of it can be. */
export function widthsOf({ width, height }: PictureSize): number[] {
  const widest = Math.min(width, Math.max(...offeredWidths));
  const widths = [...offeredWidths.filter((offered) => offered < widest), widest];
  const fitting = widths.filter((offered) => (height * offered) / width <= maximumWebpSide);
  const narrow = Math.floor((maximumWebpSide * width) / height);
  return fitting.length > 0 ? fitting : [narrow].filter((rest) => rest > 0);
}

/** The folder of a picture, in addresses as in the storage. */
export const pictureFolder = ({ hash, width, height }: PictureName) => `${hash}-${width}x${height}`;

export const pictureUrl = (picture: PictureName, width: number) => `/uploads/${pictureFolder(picture)}/${width}.webp`;

/** The one address that is kept of a picture: in a post's HTML, as a thumbnail, as a profile. */
export const imageUrlOf = (picture: PictureName): string => pictureUrl(picture, plainSizeOf(picture).width);

/** How large the picture is at that address. */
export function plainSizeOf(picture: PictureSize): PictureSize {
  const widths = widthsOf(picture);
  const width = widths.findLast((offered) => offered <= plainWidth) ?? widths[0] ?? picture.width;
  return { width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) };
}

/** The size in which messengers and search engines show a picture beside a link. */
export const cardSize: PictureSize = { width: 1200, height: 630 };

/** The picture whole, on a mat of that size (SEE-21). */
export const cardUrlOf = (picture: PictureName, isUnnamed = false): string =>
  `/uploads/${pictureFolder(picture)}/${isUnnamed ? "card-unnamed.jpg" : "card.jpg"}`;

/** For `srcset`: every width there is. */
export const srcsetOf = (picture: PictureName) =>
  widthsOf(picture)
    .map((width) => `${pictureUrl(picture, width)} ${width}w`)
    .join(", ");

/** Where the deep-zoom tiles of a picture are described, once they are made. */
export const tilesUrlOf = (picture: PictureName) => `/uploads/${pictureFolder(picture)}/tiles/info.json`;

/** What the address of an upload says; null for any other address. No database is asked. */
export function parsePictureUrl(url: string): PictureName | null {
  const [, hash, width, height] = pattern.exec(url) ?? [];
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height) };
}
