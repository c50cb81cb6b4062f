import { isBlank } from "@bulmo/contracts/text-rule";
import { Parser } from "htmlparser2";

/** What a post cannot hold and what stands apart in it: without its tags its words would run into the next ones. */
const apart = new Set(
  (
    "address article aside caption center dd details dialog div dl dt fieldset footer form header hgroup " +
    "legend main menu nav pre section summary table tbody tfoot thead tr"
  ).split(" "),
);

const cells = new Set(["td", "th"]);

/** What makes of a cell more than words in lines: a row with it is taken apart, as what only arranges a page. */
const arranged = new Set("h1 h2 h3 h4 h5 h6 ul ol dl figure img table pre blockquote hr".split(" "));

const hasApart = new RegExp(`<(?:${[...apart, ...cells].join("|")})[\\s/>]`, "iu");

/** Signs that nobody types: Unicode's own for it (U+2029, U+2028), and some that stand for no character (U+FDD0 …). */
const block = "\u2029";
const cell = "\u2028";
const rowStart = "\uFDD0";
const rowEnd = "\uFDD1";
const line = "\uFDD2";
const signs = /[\u2028\u2029\uFDD0-\uFDD2]/gu;

type Row = { startsAt: number; cells: number; isArranged: boolean };

/** Where a row of several cells with nothing but words begins and ends is written in the place of the block's own signs. */
function closeRow(parts: string[], row: Row | undefined): string {
  if (!row || row.isArranged || row.cells < 2) return block;
  parts[row.startsAt] = rowStart;
  return rowEnd;
}

/**
 * Writes into `html` where such elements begin and end, where a cell ends and where a line of a `pre` does, so that it
 * outlasts their tags.
 */
export function markSeparations(html: string): string {
  const bare = html.replace(signs, " ");
  if (!hasApart.test(bare)) return bare;
  const parts: string[] = [];
  const rows: Row[] = [];
  let written = 0;
  let preDepth = 0;
  const mark = (at: number, sign: string, resumesAt = at) => {
    parts.push(bare.slice(written, at), sign);
    written = resumesAt;
  };
  const open = (name: string) => {
    const row = rows.at(-1);
    if (row && arranged.has(name)) row.isArranged = true;
    if (name === "pre") preDepth += 1;
    if (!apart.has(name)) return;
    mark(parser.startIndex, block);
    if (name === "tr") rows.push({ startsAt: parts.length - 1, cells: 0, isArranged: false });
  };
  const close = (name: string, at: number) => {
    if (name === "pre") preDepth -= 1;
    const row = name === "tr" ? rows.pop() : rows.at(-1);
    if (at < written) return;
    if (apart.has(name)) mark(at, name === "tr" ? closeRow(parts, row) : block);
    else if (cells.has(name)) {
      if (row) row.cells += 1;
      mark(at, cell);
    }
  };
  const parser = new Parser({
    onopentagname: open,
    // What nobody closes ends where the next begins.
    onclosetag: (name, isImplied) => close(name, isImplied ? parser.startIndex : parser.endIndex + 1),
    ontext: () => {
      const { startIndex: start, endIndex: end } = parser;
      if (preDepth === 0 || start < written) return;
      const words = bare.slice(start, end + 1);
      if (/[\r\n]/u.test(words)) mark(start, words.replace(/\r\n?|\n/gu, line), end + 1);
    },
  });
  parser.end(bare);
  return parts.join("") + bare.slice(written);
}

const rowPattern = /\uFDD0([^\uFDD0\uFDD1]*)\uFDD1/gu;

const hasWords = (html: string) => !isBlank(html.replace(/<[^>]*>/gu, ""));

/** The lines of a cell in one, since its row is one. */
function lineOf(html: string): string {
  const parts: string[] = [];
  let isBegun = false;
  for (const words of html.replace(/<br \/>|<\/?p(?: [^>]*)?>/gu, block).split(block)) {
    const isLine = hasWords(words);
    parts.push(isBegun && isLine ? " / " : "", words.trim());
    isBegun ||= isLine;
  }
  return parts.join("");
}

/** A row as a line of its own, a stroke between its cells: one that is empty keeps its place. Nothing for one of such alone. */
function foldRow(row: string): string {
  const cellsOfRow = row.split(cell).slice(0, -1).map(lineOf);
  if (!cellsOfRow.some(hasWords)) return block;
  const parts = cellsOfRow.flatMap((words, place) => [
    ...(place > 0 ? ["|"] : []),
    ...(hasWords(words) ? [words] : []),
  ]);
  return block + parts.join(" ") + block;
}

/** Without blanks and ends of lines around it. */
function trimLines(html: string): string {
  let words = html.trim();
  while (words.startsWith(line)) words = words.slice(1).trimStart();
  while (words.endsWith(line)) words = words.slice(0, -1).trimEnd();
  return words;
}

const blockTag = /^<\/?(?:p|h[1-6]|ul|ol|li|figure|figcaption|blockquote|hr|br|(?:table|figure)\uFDD3)(?:\s|\/|>)/u;

const beginsBlock = (html: string) => html === "" || blockTag.test(html);
const endsBlock = (html: string) =>
  html === "" || (html.endsWith(">") && blockTag.test(html.slice(html.lastIndexOf("<"))));

/**
 * A line end for what stood apart, where nothing else keeps it so, and a stroke between the cells of a row. `html` is what
 * sanitize-html has written: it has no angle bracket but those of its tags.
 */
export function foldSeparations(html: string): string {
  const rowless = html.replace(rowPattern, (_, row: string) => foldRow(row)).replace(/[\uFDD0\uFDD1]/gu, block);
  const [first = "", ...others] = rowless.split(/([\u2028\u2029])/u);
  let before = trimLines(first);
  const parts = [before];
  let sign = cell;
  for (const part of others) {
    if (part === block || part === cell) {
      if (part === block) sign = block;
      continue;
    }
    const words = trimLines(part);
    if (words === "") continue;
    if (!endsBlock(before) && !beginsBlock(words)) parts.push(sign === block ? "<br />" : " | ");
    parts.push(words);
    before = words;
    sign = cell;
  }
  return parts.join("").replaceAll(line, "<br />");
}
