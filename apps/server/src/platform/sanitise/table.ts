import { maximumTableCells } from "@bulmo/contracts/post-write";
import { Parser } from "htmlparser2";
import { allowedElements, sameElements, tableElements } from "./allow-list.ts";
import { type Cell, type Row, spanOf, squareRows } from "./table-grid.ts";

/**
 * Ends the names of a table's tags that are as they should be, and of a film's (video.ts). Nobody can send it:
 * `shapeTables` takes it out before.
 */
export const tableSign = "\uFDD3";

/** Between two lines of a cell until the text is clean. */
const lineSign = "\uFDD4";

/** What only `shapeTables` may write. */
export const withoutTableSigns = (html: string): string => html.replace(/[\uFDD3\uFDD4]/gu, " ");

const isCell = (name: string) => name === "td" || name === "th";
const sections = new Set(["thead", "tbody", "tfoot", "colgroup", "col"]);

/** What makes of a table one that only arranges a page: it is taken apart, so that what stands in it is a text's. */
const arranged = new Set("h1 h2 h3 h4 h5 h6 dl figure img table pre blockquote hr".split(" "));

/** What begins a line in a cell, and is no more than that there. */
const lines = new Set("p div br ul ol li center address section article header footer aside main nav form".split(" "));

type Building = {
  startsAt: number;
  /** Elements that the table's tag has closed, as nobody else had: browsers close a paragraph so. */
  closes: string[];
  /** What stands in it and in no cell, a caption above all: it comes before the table. */
  beside: string[];
  rows: Row[];
  /** The number of sections that have begun or ended. */
  section: number;
  cell: Cell | null;
  isInHead: boolean;
  isPlain: boolean;
};

const opens = (name: string) => `<${name}${tableSign}`;
const ends = (name: string) => `</${name}${tableSign}>`;

function writeCell({ isHeader, columns, rows, html }: Cell, scope: "col" | "row"): string {
  const name = isHeader ? "th" : "td";
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ""}${rows > 1 ? ` rowspan="${rows}"` : ""}`;
  return `${opens(name)}${isHeader ? ` scope="${scope}"` : ""}${spans}>${html}${ends(name)}`;
}

const writeRow = (cells: readonly Cell[], scope: "col" | "row") =>
  `${opens("tr")}>${cells.map((cell) => writeCell(cell, scope)).join("")}${ends("tr")}`;

/** How many rows stand at the head of a table: of headings only, none of which reaches into what is below. */
function headOf(rows: readonly (readonly Cell[])[]): number {
  const count = rows.findIndex((cells) => !cells.every(({ isHeader }) => isHeader));
  const head = count === -1 ? Math.min(1, rows.length) : count;
  const reachesOut = rows.slice(0, head).some((cells, row) => cells.some((cell) => row + cell.rows > head));
  return reachesOut ? 0 : head;
}

function writeTable(rows: readonly (readonly Cell[])[]): string {
  const head = headOf(rows);
  const section = (name: string, part: typeof rows, scope: "col" | "row") =>
    part.length === 0 ? "" : `${opens(name)}>${part.map((cells) => writeRow(cells, scope)).join("")}${ends(name)}`;
  return `${opens("table")}>${section("thead", rows.slice(0, head), "col")}${section("tbody", rows.slice(head), "row")}${ends("table")}`;
}

const isOurs = (name: string) => Object.hasOwn(allowedElements, name) || Object.hasOwn(sameElements, name);

/**
 * Writes the tables of a text anew, as they are stored: rows of one width, cells with nothing but words in lines, in no
 * other element. Their tags get a sign, and only such tags are let through; a table with pictures, headings or a table in
 * it, or of one column, stays as it was sent and is taken apart by `markSeparations`. Throws INPUT_INVALID for more cells
 * than a post may have, and for cells that lie over one another.
 */
export function shapeTables(html: string): string {
  const bare = withoutTableSigns(html);
  if (!/<table[\s/>]/iu.test(bare)) return bare;
  const shaper = new TableShaper(bare);
  shaper.parser.end(bare);
  return shaper.finish();
}

class TableShaper {
  readonly parser: Parser;
  readonly #html: string;
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  #written = 0;
  #cursor = 0;
  #closedAt = { at: -1, names: [] as string[] };
  #table: Building | null = null;
  #depth = 0;
  #room = maximumTableCells;

  constructor(html: string) {
    this.#html = html;
    this.parser = new Parser({
      onopentag: (name, attributes) => this.#opened(name, attributes),
      onclosetag: (name, isImplied) => this.#closed(name, isImplied),
    });
  }

  finish(): string {
    return this.#parts.join("") + this.#html.slice(this.#written);
  }

  /** What stands between the last tag of the table's own and this one goes where it belongs. */
  #take(tail = ""): void {
    const { startIndex, endIndex } = this.parser;
    this.#takeUntil(startIndex, tail);
    this.#cursor = Math.max(this.#cursor, endIndex + 1);
  }

  #takeUntil(at: number, tail = ""): void {
    const table = this.#table;
    if (!table) return;
    const words = this.#html.slice(this.#cursor, at) + tail;
    if (table.cell) table.cell.html += words;
    else if (words.trim() !== "") table.beside.push(words);
    this.#cursor = Math.max(this.#cursor, at);
  }

  #opened(name: string, attributes: Record<string, string>): void {
    if (name === "table") {
      this.#depth += 1;
      if (this.#depth === 1) this.#begin();
    } else if (this.#table && this.#depth === 1) this.#openedWithin(this.#table, name, attributes);
    if (this.#table && this.#depth > 1) this.#table.isPlain = false;
    this.#open.push(name);
  }

  #begin(): void {
    const { startIndex, endIndex } = this.parser;
    const { at, names } = this.#closedAt;
    this.#table = {
      startsAt: startIndex,
      closes: at === startIndex ? names : [],
      beside: [],
      rows: [],
      section: 0,
      cell: null,
      isInHead: false,
      isPlain: !this.#open.some(isOurs),
    };
    this.#cursor = endIndex + 1;
  }

  #openedWithin(table: Building, name: string, attributes: Record<string, string>): void {
    if (arranged.has(name)) table.isPlain = false;
    if (sections.has(name) || name === "tr" || isCell(name)) {
      // A row in a cell, or a cell outside of a row, is nothing that a browser would show so.
      if (table.cell || (isCell(name) && table.rows.length === 0)) table.isPlain = false;
      this.#take();
      if (name === "thead") table.isInHead = true;
      if (sections.has(name)) table.section += 1;
      if (name === "tr") table.rows.push({ section: table.section, cells: [] });
      if (isCell(name)) this.#beginCell(table, name, attributes);
    } else if (table.cell && lines.has(name)) this.#take(lineSign);
    else if (name === "caption") this.#take("<p>");
  }

  #beginCell(table: Building, name: string, { colspan, rowspan }: Record<string, string>): void {
    const isHeader = name === "th" || table.isInHead;
    table.cell = { isHeader, columns: spanOf(colspan) || 1, rows: spanOf(rowspan), html: "" };
    table.rows.at(-1)?.cells.push(table.cell);
  }

  #closed(name: string, isImplied: boolean): void {
    this.#open.pop();
    const { startIndex, endIndex } = this.parser;
    if (isImplied && !this.#table) {
      if (this.#closedAt.at !== startIndex) this.#closedAt = { at: startIndex, names: [] };
      this.#closedAt.names.push(name);
    }
    if (name === "table") {
      this.#depth -= 1;
      if (this.#depth === 0) this.#end(isImplied ? startIndex : endIndex + 1, isImplied);
    } else if (this.#table && this.#depth === 1) this.#closedWithin(this.#table, name, isImplied);
  }

  #closedWithin(table: Building, name: string, isImplied: boolean): void {
    const isOwn = sections.has(name) || name === "tr" || isCell(name);
    const isLine = table.cell !== null && lines.has(name);
    if (!isOwn && !isLine && name !== "caption") return;
    let tail = "";
    if (isLine) tail = lineSign;
    if (name === "caption") tail = "</p>";
    if (isImplied && name !== "br" && name !== "col") this.#takeUntil(this.parser.startIndex, tail);
    else this.#take(tail);
    if (isCell(name)) table.cell = null;
    if (name === "thead") table.isInHead = false;
    if (sections.has(name)) table.section += 1;
  }

  #end(at: number, isImplied: boolean): void {
    const table = this.#table;
    if (!table) return;
    if (isImplied) this.#takeUntil(at);
    else this.#take();
    this.#table = null;
    const isTable = table.isPlain && table.rows.some(({ cells }) => cells.length > 1);
    if (!isTable) return;
    const { rows, squares } = squareRows(table.rows, this.#room);
    this.#room -= squares;
    const closed = table.closes.map((name) => `</${name}>`).join("");
    this.#parts.push(this.#html.slice(this.#written, table.startsAt), closed, ...table.beside, writeTable(rows));
    this.#written = at;
  }
}

const cellPattern = new RegExp(`(<t[dh]${tableSign}[^>]*>)(.*?)(?=</t[dh]${tableSign}>)`, "gsu");

/** The lines of a cell, none of them blank: what only opens or closes around one stays with it. */
function linesOf(words: string): string {
  return words
    .replace(/[\s\u00A0\uFDD4]+/gu, (blank) => (blank.includes(lineSign) ? lineSign : blank))
    .replace(/^((?:<(?!\/)[^>]*>)*)[\s\u00A0\uFDD4]+/u, "$1")
    .replace(/[\s\u00A0\uFDD4]+((?:<\/[^>]*>)*)$/u, "$1")
    .replaceAll(lineSign, "<br />");
}

/** The tables of a clean text without the signs. */
export function finishTables(html: string): string {
  if (!html.includes(tableSign)) return html.replaceAll(lineSign, " ");
  return html
    .replace(cellPattern, (_, tag: string, words: string) => tag + linesOf(words))
    .replaceAll(lineSign, " ")
    .replaceAll(tableSign, "");
}

/** The names under which the elements of a table are let through. */
export const signedElements = tableElements.map((name) => name + tableSign);

/** The element's own name. */
export const unsigned = (name: string): string => (name.endsWith(tableSign) ? name.slice(0, -1) : name);
