/** What is said of a picture; nothing and not decorative is nothing yet (ATT-07). */
export type Described = { description: string; isDecorative: boolean };

/** As it is stored; a decorative picture has no words. */
export const saidOf = ({ description, isDecorative }: Described): Described => ({
  description: isDecorative ? "" : description.trim(),
  isDecorative,
});

/** Nobody has said yet what it shows. */
export const isUndescribed = (described: Described): boolean =>
  !described.isDecorative && saidOf(described).description === "";
