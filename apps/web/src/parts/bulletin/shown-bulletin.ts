import type { Bulletin } from "@bulmo/contracts/bulletin";
import { imageUrlOf, parsePictureUrl, plainSizeOf, srcsetOf } from "@bulmo/contracts/picture";
import type { ShownBulletin } from "@bulmo/ui/bulletin";
import { keepTogether } from "../text/korean-lines.ts";

type Written = Pick<Bulletin, "title" | "text" | "picture" | "alternative" | "link">;

function pictureOf({ picture, alternative }: Written): ShownBulletin["picture"] {
  const name = parsePictureUrl(picture);
  return name ? { src: imageUrlOf(name), srcSet: srcsetOf(name), ...plainSizeOf(name), alternative } : undefined;
}

/** One as it stands on a page: for visitors, and in the preview of who writes it. */
export const shownBulletin = (id: string, written: Written): ShownBulletin => ({
  id,
  title: keepTogether(written.title),
  paragraphs: written.text
    .split("\n")
    .map((paragraph) => keepTogether(paragraph.trim()))
    .filter(Boolean),
  picture: pictureOf(written),
  link: written.link ? { href: written.link, isOutside: !written.link.startsWith("/") } : undefined,
});
