import { Parser } from "htmlparser2";

/** Characters of a summary (requirements/decisions.md). */
const summaryLength = 120;

/** Characters that a summary is looked for in; one of people's characters may be made of several. */
const summarySource = 2_000;

/** What stands on lines of its own. */
export const blockElements = new Set(
  "p h1 h2 h3 h4 h5 h6 li figure figcaption blockquote hr br table tr td th".split(" "),
);

/** The text of a post's HTML, a space between its blocks. U+FFFC, the editor's blank line, is no text. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => parts.push(text),
    onopentagname: (name) => blockElements.has(name) && parts.push(" "),
    onclosetag: (name) => blockElements.has(name) && parts.push(" "),
  });
  parser.end(html);
  return parts
    .join("")
    .replace(/[\s\uFFFC]+/gu, " ")
    .trim();
}

/** The text of a post's HTML as the paragraphs that it stands in. */
export function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = [""];
  const begin = (name: string) => blockElements.has(name) && paragraphs.push("");
  const parser = new Parser({
    ontext: (text) => void (paragraphs[paragraphs.length - 1] += text),
    onopentagname: begin,
    onclosetag: begin,
  });
  parser.end(html);
  return paragraphs.map((text) => text.replace(/[\s\uFFFC]+/gu, " ").trim()).filter((text) => text !== "");
}

/** The addresses of a post's pictures, in their order. */
export function imagesOf(html: string): string[] {
  const images: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src }) => {
      if (name === "img" && src) images.push(src);
    },
  });
  parser.end(html);
  return images;
}

/** The first 120 characters of a text, counted as people see them, so that no syllable is cut in two (BRD-26). */
export function summariseText(text: string): string {
  const characters = new Intl.Segmenter("ko").segment(text.slice(0, summarySource));
  return characters[Symbol.iterator]()
    .take(summaryLength)
    .map(({ segment }) => segment)
    .toArray()
    .join("");
}

/** The same of a post's HTML. */
export const summarise = (html: string): string => summariseText(plainText(html));
