import { parsePictureUrl, type PictureSize, pictureUrl, srcsetOf, widthsOf } from "@bulmo/contracts/picture";
import { attributeOf } from "./image-tag.ts";

/** Texts are set no wider than this, in pixels. */
const measure = 600;

/** And on a phone of 390 pixels, beside its margins. */
const phoneMeasure = 358;

/** A picture that is less than so many times larger than it stands in the text shows nothing more by itself. */
const worthwhile = 1.25;

/** Pictures in a text get their sizes, so that nothing jumps, and the widths to choose from. The HTML is sanitised. */
export const withPictureSizes = (html: string): string => html.replaceAll(/<img\b[^>]*>/gu, describe);

/** The same, and what is shown smaller than it is becomes a link to all of it, by `data-enlarge` known as such. */
export function withPictureLinks(html: string): string {
  let isInLink = false;
  return html.replaceAll(/<img\b[^>]*>|<\/?a\b[^>]*>/gu, (tag) => {
    if (tag.startsWith("<img")) return isInLink ? describe(tag) : link(tag);
    isInLink = !tag.startsWith("</");
    return tag;
  });
}

function link(tag: string): string {
  const src = attributeOf(tag, "src") ?? "";
  const picture = parsePictureUrl(src);
  const largest = picture ? (widthsOf(picture).at(-1) ?? 0) : 0;
  if (!picture || largest < worthwhile * Math.min(shownWidth(tag, picture), phoneMeasure)) return describe(tag);
  // As it stands in the tag, quotes and all are written as HTML wants them.
  const name = / alt="([^"]+)"/u.exec(tag)?.[1] ?? "이미지";
  return `<a href="${pictureUrl(picture, largest)}" data-enlarge="${src}" aria-label="${name} 크게 보기">${describe(tag)}</a>`;
}

const chosenWidth = (tag: string, { width }: PictureSize) =>
  Math.min(Number(attributeOf(tag, "width") ?? width), width);

const shownWidth = (tag: string, picture: PictureSize) => Math.min(chosenWidth(tag, picture), measure);

function describe(tag: string): string {
  const picture = parsePictureUrl(attributeOf(tag, "src") ?? "");
  if (!picture) return tag;
  const width = chosenWidth(tag, picture);
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  const sized = tag.replaceAll(/ (?:width|height)="[^"]*"/gu, "");
  return sized.replace(
    "<img",
    `<img loading="lazy" decoding="async" width="${width}" height="${height}" ` +
      `sizes="auto, min(${shownWidth(tag, picture)}px, 100vw - 2rem)" srcset="${srcsetOf(picture)}"`,
  );
}
