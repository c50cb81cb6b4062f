import { nameColours, spanColours } from "./paste-colours.ts";
import { takePlayers } from "./paste-video.ts";
import { forEditor, isDataTable, noteChecked, plainTable, removeHidden } from "./paste-parts.ts";

/** What no text consists of; some of it would be read aloud as text. */
const silent =
  "head, script, style, iframe, object, embed, link, meta, base, template, noscript, noembed, noframes, svg, math, title, select";

/** What the editor reads as a block or a style of its own, and what begins a line; of anything else it gets the words. */
const known =
  "h1, h2, h3, h4, h5, h6, p, ul, ol, li, div, figure, figcaption, img, br, hr, blockquote, pre, code, table, thead, " +
  "tbody, tfoot, tr, td, th, caption, dl, section, article, header, footer, aside, address, form, fieldset, " +
  "a, strong, b, em, i, u, s, del, strike, span";

/** The names that the editor reads its blocks from, in a copy of its own text too. */
const kept = new Set(["style", "class", "href", "src", "alt", "width", "start", "colspan", "rowspan"]);

/**
 * Takes from strangers' HTML what could run or load in this page while the editor reads it: the policy would refuse it,
 * but with a word for every piece, and in development there is none.
 */
export function cleanPaste(html: string): string {
  const { body } = readInert(html);
  takePlayers(body);
  for (const element of body.querySelectorAll(silent)) element.remove();
  noteChecked(body);
  linesOfTerms(body);
  spanColours(body);
  for (const element of body.querySelectorAll("*")) {
    if (!element.matches(known)) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames())
      if (!kept.has(name) && !name.startsWith("data-") && !(name === "role" && element.matches("img")))
        element.removeAttribute(name);
  }
  for (const image of body.querySelectorAll("img")) if (!ownPath(image.getAttribute("src"))) image.remove();
  nameColours(body);
  plainTables(body);
  forEditor(body);
  return body.innerHTML;
}

/** What the editor would run together: a term and what it means, what is folded and what it is called. */
function linesOfTerms(body: HTMLElement): void {
  for (const part of body.querySelectorAll("dt, dd, summary, legend")) {
    const line = part.ownerDocument.createElement("p");
    line.append(...part.childNodes);
    part.replaceWith(line);
  }
}

/** A picture of this site, by its path: what is copied from a page of ours names the host too. Others stay outside. */
export function ownPath(source: string | null): string | undefined {
  const url = source ? URL.parse(source, location.origin) : null;
  return url?.origin === location.origin && url.pathname.startsWith("/uploads/") ? url.pathname : undefined;
}

const block = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, pre, figure, img, hr";

/** One line of words, in however many boxes it was put. */
function isSimple(cell: Element): boolean {
  const blocks = [...cell.querySelectorAll(block)];
  const leaves = blocks.filter((element) => !element.querySelector(block));
  return leaves.length <= 1 && blocks.every((element) => element.matches("p, div"));
}

function inlineOf(cell: Element): ChildNode[] {
  for (const box of cell.querySelectorAll("p, div")) box.replaceWith(...box.childNodes);
  return [...cell.childNodes];
}

const isEmpty = (cell: Element) => cell.textContent.trim() === "";

/** A row as a paragraph, its cells kept apart by a stroke. */
function lineOf(cells: readonly Element[], row: Element): HTMLElement {
  const line = row.ownerDocument.createElement("p");
  for (const [place, cell] of cells.entries()) line.append(...(place > 0 ? [" | "] : []), ...inlineOf(cell));
  return line;
}

/** What a row becomes: nothing, a line, or, where it only arranges a page, what stands in it. */
function partsOf(row: Element): Node[] {
  const cells = [...row.children];
  if (cells.every((cell) => isEmpty(cell) && !cell.querySelector("img"))) return [];
  return cells.every(isSimple) ? [lineOf(cells, row)] : cells.flatMap((cell) => [...cell.childNodes]);
}

/** Tables of words come in as such. Of one that only arranges a page the words of all cells would run together. */
function plainTables(body: HTMLElement): void {
  // From the inside out: a table in a cell is a block of the page that the table around it arranges.
  for (const table of [...body.querySelectorAll("table")].toReversed()) {
    // The editor's own words for its tables are read as they are.
    if (table.closest("[data-content-type]")) continue;
    if (isDataTable(table)) {
      table.replaceWith(...plainTable(table));
      continue;
    }
    removeHidden(table);
    const own = [...table.querySelectorAll("caption, tr")].filter((part) => part.closest("table") === table);
    const parts = own.flatMap((part) => {
      if (part.matches("tr")) return partsOf(part);
      const title = part.ownerDocument.createElement("p");
      title.append(...part.childNodes);
      return [title];
    });
    table.replaceWith(...parts);
  }
}

const tags = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/giu;

/** Spreadsheets send whole sheets of style. */
const styleSheets = /<style\b.*?(?:<\/style\s*>|$)/gisu;

/** Strangers' HTML as a document that runs nothing and of which the browser has nothing to complain. */
export const readInert = (html: string): Document =>
  new DOMParser().parseFromString(withoutHandlers(html.replaceAll(styleSheets, "")), "text/html");

/** What is quoted is passed over: a description may speak of anything. */
const quotesAndHandlers = /"[^"]*"|'[^']*'|(?<=[\s/"'])on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/giu;

/**
 * HTML without what its elements would run. The browser complains of each of these while it reads them, even for a
 * document that never runs anything; what is missed here is only complained of.
 */
export const withoutHandlers = (html: string): string =>
  html.replaceAll(tags, (tag) => tag.replaceAll(quotesAndHandlers, (part) => (/^["']/u.test(part) ? part : "")));
