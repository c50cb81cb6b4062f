import escapeHtml from "escape-html";
import { Parser } from "htmlparser2";
import { isOwnUpload } from "./allow-list.ts";
import { isPlayer } from "./video.ts";

/** What names a place at all, and not one beside the page on which its sender wrote it. */
const wholeAddress = /^\s*(?:[/\\]|https?:)/iu;

/**
 * The path of a picture of this site, by whatever address of it, with whatever stands behind its path; undefined for any
 * other address.
 */
export function ownPicturePath(address: string, siteUrl: string): string | undefined {
  if (!wholeAddress.test(address)) return undefined;
  const url = URL.parse(address, siteUrl);
  return url?.origin === URL.parse(siteUrl)?.origin && url && isOwnUpload(url.pathname) ? url.pathname : undefined;
}

type Attributes = Record<string, string>;

/** In `srcset` and where scripts of other sites look for it, too. */
const namesPicture = (attributes: Attributes) =>
  Object.entries(attributes).some(([name, value]) => name.includes("src") && value.trim() !== "");

/** Its tag, of attributes that a parser has read. */
export const writeImage = (attributes: Attributes) =>
  `<img${Object.entries(attributes)
    .filter(([name]) => /^[a-z-]+$/u.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("")}>`;

/** What plays or shows something else: nothing of it is text, and without it a post may say nothing. */
const embedding = new Set(["iframe", "video", "audio", "object", "embed"]);

/** Elements of one kind are counted from 1. */
export type Embedded = { element: string; place: number };

/**
 * A text with the site's own pictures by their path, where somebody has named them otherwise; and what no post can show:
 * by their places, from 1, the pictures that are not ours, since nobody's post may ask another site for one, and what is
 * embedded and no film's player (API-49).
 */
export function ownPictures(html: string, siteUrl: string): { html: string; foreign: number[]; embedded: Embedded[] } {
  const parts: string[] = [];
  const foreign: number[] = [];
  const embedded: Embedded[] = [];
  const counts = new Map<string, number>();
  let written = 0;
  const count = (element: string) => {
    const place = (counts.get(element) ?? 0) + 1;
    counts.set(element, place);
    return place;
  };
  const parser = new Parser({
    onopentag: (element, attributes) => {
      if (embedding.has(element)) {
        const place = count(element);
        if (!isPlayer(element, attributes)) embedded.push({ element, place });
      }
      if (element !== "img") return;
      const place = count(element);
      const { src = "" } = attributes;
      const path = ownPicturePath(src, siteUrl);
      if (path === undefined && namesPicture(attributes)) foreign.push(place);
      if (path === undefined || path === src) return;
      parts.push(html.slice(written, parser.startIndex), writeImage({ ...attributes, src: path }));
      written = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return { html: parts.join("") + html.slice(written), foreign, embedded };
}
