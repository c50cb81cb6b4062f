import { isBlank } from "@bulmo/contracts/text-rule";
import { usable } from "./edited-text.ts";

/** What pages, Word and HWP put beside the words, which a text here does not hold. */
const dropped = [
  ["사진", "img, svg, picture, v\\:shape"],
  ["표", "table"],
  ["링크", "a[href]"],
  ["목록 표시", "ul, ol"],
  ["글자 꾸밈", "b, strong, i, em, u, s, font, mark, h1, h2, h3, h4, h5, h6, [style*=color], [style*=font-weight]"],
] as const;

export type Pasted = { lines: string[]; /** What was left out, by its name. */ droppedKinds: string[] };

type Clipboard = Pick<DataTransfer, "getData" | "files">;

/** Nothing in such a document is run or loaded. */
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function wordsOf(document: Document): string {
  for (const element of document.querySelectorAll("script, style, title")) element.remove();
  for (const element of document.querySelectorAll("p, div, li, tr, br, h1, h2, h3, h4, h5, h6")) element.after("\n");
  return document.body.textContent;
}

/** Paragraphs of what is pasted, and what of it stays behind. */
export function readPasted(clipboard: Clipboard): Pasted {
  const html = clipboard.getData("text/html");
  const document = html ? parse(html) : null;
  const text = clipboard.getData("text/plain") || (document ? wordsOf(document) : "");
  const droppedKinds = dropped.flatMap(([kind, selector]) => (document?.querySelector(selector) ? [kind] : []));
  const hasPicture = clipboard.files.length > 0 && !droppedKinds.includes("사진");
  return {
    lines: usable(text, true)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => !isBlank(line)),
    droppedKinds: hasPicture ? ["사진", ...droppedKinds] : droppedKinds,
  };
}
