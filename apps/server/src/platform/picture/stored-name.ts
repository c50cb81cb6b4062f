import { type PictureSize, widthsOf } from "@bulmo/contracts/picture";

/** Why which: docs/decisions/007-pictures.md. */
export type MasterFormat = "jpeg" | "png" | "webp";

export const masterName = (format: MasterFormat) => `master.${format}`;

/** The folder of the tiles, below that of their picture. */
export const tilesFolder = "tiles";

/** What messengers show of a picture, once one has asked for it. */
export const cardName = "card.jpg";

/** The same where the site is not of whom the mat names. */
export const unnamedCardName = "card-unnamed.jpg";

/** One of a picture's widths as viewers of other museums ask for it, once one has. */
export const jpegName = (width: number) => `${width}.jpg`;

/** The least of its widths: what is seen there is enough to tell its colours. */
export const smallestName = (size: PictureSize): string => `${widthsOf(size)[0]}.webp`;

/** What follows the folder of a picture in the key of each file that is stored of it: a backup holds them all. */
export const storedFile =
  /(?:master\.(?:jpeg|png|webp)|card(?:-unnamed)?\.jpg|\d{1,4}\.(?:webp|jpg)|tiles\/[\da-z,/_-]+\.(?:jpg|json))/u;
