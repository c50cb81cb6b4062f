import { Parser } from "htmlparser2";

/** Characters of a summary (decisions.md). */
const summaryLength = 120;

const blocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "figure", "figcaption", "br"]);

/** The text of a post's HTML, a space between its blocks. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => parts.push(text),
    onopentagname: (name) => blocks.has(name) && parts.push(" "),
    onclosetag: (name) => blocks.has(name) && parts.push(" "),
  });
  parser.end(html);
  return parts.join("").replace(/\s+/gu, " ").trim();
}

/** The first 120 characters, counted as people see them, so that no syllable is cut in two (BRD-26). */
export function summarise(html: string): string {
  const characters = [...new Intl.Segmenter("ko").segment(plainText(html))];
  return characters
    .slice(0, summaryLength)
    .map(({ segment }) => segment)
    .join("");
}
