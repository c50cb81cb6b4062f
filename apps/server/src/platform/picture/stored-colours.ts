import { type PictureColour, pictureColours } from "@bulmo/contracts/picture-colour";

/** As the database has them. */
export const storedColours = (colours: readonly PictureColour[]): string => colours.join(",");

/** Of a picture that nobody has looked at yet, none. */
export const readColours = (stored: string | null): PictureColour[] =>
  (stored ?? "").split(",").filter((name): name is PictureColour => name in pictureColours);
