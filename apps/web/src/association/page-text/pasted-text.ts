import { isBlank } from "@bulmo/contracts/text-rule";
import { usable } from "./edited-text.ts";

/** What pages, Word and HWP put beside the words, which a text here does not hold. */
const dropped = [
  ["사진", "img, svg, picture, v\\:shape"],
  ["표", "table"],
  ["링크", "a[href]"],
  ["목록 표시", "ul, ol"],
] as const;

const decorated = "b, strong, i, em, u, s, font, mark, h1, h2, h3, h4, h5, h6";

/** As HWP and Word write of every word that has no colour: ink, paper, or that of the window. */
const isPlain = (colour: string) =>
  /^(?:|black|white|windowtext|inherit|initial|transparent|rgb\(0, 0, 0\)|rgb\(255, 255, 255\))$/iu.test(colour);

const isStyled = ({ style }: HTMLElement) =>
  !isPlain(style.color) || !isPlain(style.backgroundColor) || /^(?:bold|[6-9]00)/u.test(style.fontWeight);

const isDecorated = (document: Document) =>
  document.querySelector(decorated) !== null ||
  [...document.querySelectorAll<HTMLElement>("[style]")].some((element) => isStyled(element));

export type Pasted = { lines: string[]; /** What was left out, by its name. */ droppedKinds: string[] };

type Clipboard = Pick<DataTransfer, "getData" | "files">;

/** Nothing in such a document is run or loaded. */
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function wordsOf(document: Document): string {
  for (const element of document.querySelectorAll("script, style, title")) element.remove();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Where the lines of its source end, nothing is read.
  while (texts.nextNode()) texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? "").replace(/\s+/gu, " ");
  for (const element of document.querySelectorAll("td, th")) element.after(" ");
  for (const element of document.querySelectorAll("p, div, li, tr, br, h1, h2, h3, h4, h5, h6")) element.after("\n");
  return document.body.textContent;
}

/** Paragraphs of what is pasted, and what of it stays behind. */
export function readPasted(clipboard: Clipboard): Pasted {
  const html = clipboard.getData("text/html");
  const document = html ? parse(html) : null;
  const text = clipboard.getData("text/plain") || (document ? wordsOf(document) : "");
  const droppedKinds: string[] = dropped.flatMap(([kind, selector]) =>
    document?.querySelector(selector) ? [kind] : [],
  );
  if (document && isDecorated(document)) droppedKinds.push("글자 꾸밈");
  const hasPicture = clipboard.files.length > 0 && !droppedKinds.includes("사진");
  return {
    lines: usable(text, true)
      .split("\n")
      // Spaces at which no line may end are those of a sheet of paper, and too wide for a phone.
      .map((line) => line.replace(/\s+/gu, " ").trim())
      .filter((line) => !isBlank(line)),
    droppedKinds: hasPicture ? ["사진", ...droppedKinds] : droppedKinds,
  };
}
