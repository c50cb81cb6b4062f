import { Parser } from "htmlparser2";

/** What a post cannot hold and what stands apart in it: without its tags its words would run into the next ones. */
const apart = new Set(
  (
    "address article aside blockquote caption center dd details dialog div dl dt fieldset footer form header hgroup hr " +
    "legend main menu nav pre section summary table tbody tfoot thead tr"
  ).split(" "),
);

const cells = new Set(["td", "th"]);

const hasApart = new RegExp(`<(?:${[...apart, ...cells].join("|")})[\\s/>]`, "iu");

/** Unicode's own signs for it, which nobody types (U+2029, U+2028). */
const block = "\u2029";
const cell = "\u2028";
const signs = /[\u2028\u2029]/gu;

/** Writes into `html` where such elements begin and end, and where a cell ends, so that it outlasts their tags. */
export function markSeparations(html: string): string {
  const bare = html.replace(signs, " ");
  if (!hasApart.test(bare)) return bare;
  const parts: string[] = [];
  let written = 0;
  const mark = (at: number, sign: string) => {
    parts.push(bare.slice(written, at), sign);
    written = at;
  };
  const parser = new Parser({
    onopentagname: (name) => apart.has(name) && mark(parser.startIndex, block),
    onclosetag: (name, isImplied) => {
      // What nobody closes ends where the next begins.
      const at = isImplied ? parser.startIndex : parser.endIndex + 1;
      if (at < written) return;
      if (apart.has(name)) mark(at, block);
      else if (cells.has(name)) mark(at, cell);
    },
  });
  parser.end(bare);
  return parts.join("") + bare.slice(written);
}

const blockTag = "</?(?:p|h[1-6]|ul|ol|li|figure|figcaption|br)(?:\\s[^<>]*)?>";

const runs = /[\s\u2028\u2029]*\u2029[\s\u2028\u2029]*/gu;
const besideBlocks = new RegExp(`^${block}|${block}$|(?<=${blockTag})${block}|${block}(?=${blockTag})`, "gu");

/** A line end for what stood apart, where nothing else keeps it so, and a stroke between the cells of a row. */
export const foldSeparations = (html: string): string =>
  html
    .replace(runs, block)
    .replace(besideBlocks, "")
    .replaceAll(block, "<br />")
    .replace(/\s*\u2028[\s\u2028]*(?=$|<)/gu, "")
    .replace(/\s*\u2028[\s\u2028]*/gu, " | ");
