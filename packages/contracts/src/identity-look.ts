import { type AccentName, accentNames } from "./look-names.ts";
import { parsePictureUrl, pictureUrl, widthsOf } from "./picture.ts";
import { sealLogo } from "./seal-logo.ts";

// Apart from `identity.ts`, of which all pages load what they read.

type Words = Readonly<Record<string, string>>;

const isAccent = (name: string): name is AccentName => Object.hasOwn(accentNames, name);

/** The smallest there is: no page shows it large. */
function logoUrl(url: string): string {
  const picture = parsePictureUrl(url);
  return picture ? pictureUrl(picture, widthsOf(picture)[0] ?? picture.width) : "";
}

/** What pages need not be sent of a site as it was drawn. */
export function looksOf({ mark, logo = "", accent = "" }: Words): { logo?: string; accent?: AccentName } {
  const shown = logoUrl(logo) || (mark === "seal" ? sealLogo : "");
  return {
    ...(shown && { logo: shown }),
    ...(isAccent(accent) && accent !== "seonnok" && { accent }),
  };
}
