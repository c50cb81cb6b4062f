/** The place of a picture in a row, in pixels. */
export const rowPicture = { width: 80, height: 72 };

/** For the `sizes` of a picture in a row. */
export const sizesInRow = (ratio: number): string =>
  `${Math.min(rowPicture.width, Math.round(rowPicture.height * ratio))}px`;
