import { Parser } from "htmlparser2";
import { blockElements } from "./html-extract.ts";
import { writeImage } from "./picture-address.ts";

type Attributes = Record<string, string>;

/** What a text says of a picture: nothing and not decorative is nothing yet (ATT-07). */
export type Description = { description: string; isDecorative: boolean };

export type DescribedPicture = Description & { src: string };

type Tag = { attributes: Attributes; start: number; end: number; textStart: number };

const descriptionOf = ({ alt = "", role }: Attributes): Description => ({
  description: alt,
  isDecorative: alt === "" && role === "presentation",
});

/** The pictures of a text in their order, and its words, in which each stands at `textStart`. */
function read(html: string): { tags: Tag[]; text: string } {
  const tags: Tag[] = [];
  let text = "";
  const separate = (name: string) => {
    if (blockElements.has(name)) text += " ";
  };
  const parser = new Parser({
    onopentagname: separate,
    onopentag: (name, attributes) => {
      if (name !== "img") return;
      tags.push({ attributes, start: parser.startIndex, end: parser.endIndex + 1, textStart: text.length });
    },
    ontext: (words) => {
      text += words;
    },
    onclosetag: separate,
  });
  parser.end(html);
  return { tags, text };
}

/** What a text says of its pictures, in their order. */
export const describedPictures = (html: string): DescribedPicture[] =>
  read(html).tags.map(({ attributes }) => ({ src: attributes["src"] ?? "", ...descriptionOf(attributes) }));

/** The text with something else said of its picture at that place, from 1; to be sanitised once more. */
export function describePicture(html: string, place: number, { description, isDecorative }: Description): string {
  const tag = read(html).tags[place - 1];
  if (!tag) return html;
  const { role: _role, ...attributes } = tag.attributes;
  const described = { ...attributes, alt: description, ...(isDecorative ? { role: "presentation" } : {}) };
  return html.slice(0, tag.start) + writeImage(described) + html.slice(tag.end);
}

/** Characters before a picture, and as many after it. */
const wordsAround = 60;

const plain = (text: string) => text.replace(/[\s\uFFFC]+/gu, " ");

/** Of a text that was cut off somewhere, without half of a character. */
const firstOf = (text: string) => Array.from(plain(text)).slice(0, wordsAround).join("").trim();
const lastOf = (text: string) => Array.from(plain(text)).slice(-wordsAround).join("").trim();

export type UndescribedPicture = { src: string; place: number; textBefore: string; textAfter: string };

/** The pictures of which a text says nothing, with their place, from 1, and the words around them. */
export function undescribedPictures(html: string): UndescribedPicture[] {
  const { tags, text } = read(html);
  return tags.flatMap(({ attributes, textStart }, at) => {
    const { description, isDecorative } = descriptionOf(attributes);
    if (description !== "" || isDecorative) return [];
    return {
      src: attributes["src"] ?? "",
      place: at + 1,
      textBefore: lastOf(text.slice(Math.max(0, textStart - 4 * wordsAround), textStart)),
      textAfter: firstOf(text.slice(textStart, textStart + 4 * wordsAround)),
    };
  });
}
