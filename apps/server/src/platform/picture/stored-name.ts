/** Why which: docs/decisions/007-pictures.md. */
export type MasterFormat = "jpeg" | "png" | "webp";

export const masterName = (format: MasterFormat) => `master.${format}`;

/** The folder of the tiles, below that of their picture. */
export const tilesFolder = "tiles";

/** What messengers show of a picture, once one has asked for it. */
export const cardName = "card.jpg";

/** One of a picture's widths as viewers of other museums ask for it, once one has. */
export const jpegName = (width: number) => `${width}.jpg`;
