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

const blockTag = /^<\/?(?:p|h[1-6]|ul|ol|li|figure|figcaption|br)(?:\s|\/|>)/u;

const beginsBlock = (html: string) => html === "" || blockTag.test(html);
const endsBlock = (html: string) =>
  html === "" || (html.endsWith(">") && blockTag.test(html.slice(html.lastIndexOf("<"))));

/**
 * A line end for what stood apart, where nothing else keeps it so, and a stroke between the cells of a row. `html` is what
 * sanitize-html has written: it has no angle bracket but those of its tags.
 */
export function foldSeparations(html: string): string {
  const [first = "", ...others] = html.split(/([\u2028\u2029])/u);
  const parts = [first.trimEnd()];
  let before = first.trimEnd();
  let sign = cell;
  for (const part of others) {
    if (part === block || part === cell) {
      if (part === block) sign = block;
      continue;
    }
    const words = part.trim();
    if (words === "") continue;
    if (!endsBlock(before) && !beginsBlock(words)) parts.push(sign === block ? "<br />" : " | ");
    parts.push(words);
    before = words;
    sign = cell;
  }
  return parts.join("");
}
