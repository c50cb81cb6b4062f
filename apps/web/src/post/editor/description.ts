/** What is said of a picture; nothing and not decorative is nothing yet (ATT-07). */
export type Described = { description: string; isDecorative: boolean };

/** As it is stored; a decorative picture has no words. */
export const saidOf = ({ description, isDecorative }: Described): Described => ({
  description: isDecorative ? "" : description.trim(),
  isDecorative,
});

/** Asked before the dialog of pictures that are not in the text yet is closed. */
export const picturesLost = "아직 넣지 않은 이미지가 있습니다. 닫으면 적으신 대체 텍스트도 사라집니다.";

/** Nobody has said yet what it shows. */
export const isUndescribed = (described: Described): boolean =>
  !described.isDecorative && saidOf(described).description === "";
