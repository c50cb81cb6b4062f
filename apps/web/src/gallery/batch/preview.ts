import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";

/** The narrowest there is of a picture, which is more than its row shows. */
export function narrowestOf(url: string): string {
  const picture = parsePictureUrl(url);
  const [width] = picture ? widthsOf(picture) : [];
  return picture && width ? pictureUrl(picture, width) : url;
}
