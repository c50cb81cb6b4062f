import { coveredRows, needlessRows, sectionEnds } from "@bulmo/contracts/table-rows";

/** What makes of a table one that only arranges a page. */
const arranged = "h1, h2, h3, h4, h5, h6, figure, img, table, pre, blockquote, hr, dl";

const breaking = "p, div, ul, ol, li, br, section, article, header, footer, aside, address, form";

const hasWords = (node: Node) => (node.textContent ?? "").trim() !== "";

/** The words of an element in lines, without the boxes around them. */
function flattenLines(element: Element): void {
  for (const box of [...element.querySelectorAll(breaking)].toReversed()) {
    const line = () => element.ownerDocument.createElement("br");
    if (box.matches("br")) continue;
    box.before(line());
    box.after(line());
    box.replaceWith(...box.childNodes);
  }
  const breaks = [...element.querySelectorAll("br")];
  const range = element.ownerDocument.createRange();
  let from: Node | null = null;
  for (const line of breaks) {
    if (from) range.setStartAfter(from);
    else range.setStart(element, 0);
    range.setEndBefore(line);
    if (range.toString().trim() === "") line.remove();
    else from = line;
  }
  const last = [...element.querySelectorAll("br")].at(-1);
  if (!last) return;
  range.setStartAfter(last);
  range.setEnd(element, element.childNodes.length);
  if (range.toString().trim() === "") last.remove();
}

/** Spreadsheets send rows that nobody sees, for the widths of their columns, and those that were hidden or filtered. */
const isHidden = (row: HTMLElement) => row.style.display === "none";

const rowsOf = (table: HTMLTableElement) => [...table.rows].filter((row) => !isHidden(row));

/** How many rows of a table have words, and come in no post as nobody sees them. */
export const hiddenRows = (table: HTMLTableElement): number =>
  [...table.rows].filter((row) => isHidden(row) && hasWords(row)).length;

/** What nobody saw where it was copied from is in no post, as words outside of a table neither. */
export function removeHidden(table: HTMLTableElement): void {
  for (const row of Array.from(table.rows).filter(isHidden)) row.remove();
}

const hasColumns = (table: HTMLTableElement) => rowsOf(table).some(({ cells }) => cells.length > 1);

/** Whether a table holds words in rows and columns, and not the parts of a page. */
export const isDataTable = (table: HTMLTableElement): boolean =>
  !table.querySelector(arranged) && hasColumns(table) && hasWords(table);

/** Whether it would be one but for what a cell cannot have. Tables around others have a word of their own. */
export const isTakenApart = (table: HTMLTableElement): boolean =>
  !isDataTable(table) && !table.querySelector("table") && hasColumns(table) && hasWords(table);

function copyCell(cell: HTMLTableCellElement): HTMLTableCellElement {
  const isHeader = cell.matches("th, thead td");
  const copy = cell.ownerDocument.createElement(isHeader ? "th" : "td");
  flattenLines(cell);
  copy.append(...cell.childNodes);
  return copy;
}

/** How many of the rows that a cell reaches over are seen. */
function seenRows(all: readonly HTMLTableRowElement[], { rowSpan, parentElement: row }: HTMLTableCellElement): number {
  const from = all.findIndex((one) => one === row);
  return rowSpan === 0 ? 0 : all.slice(from, from + rowSpan).filter((one) => !isHidden(one)).length;
}

/** Reaches as far as there is room: what lies over another cell would be refused. */
function lay(squares: HTMLTableCellElement[][], copy: HTMLTableCellElement, row: number, asked: Span): void {
  let column = 0;
  while (squares[row]?.[column]) column += 1;
  let columns = 1;
  while (columns < asked.columns && !squares[row]?.[column + columns]) columns += 1;
  copy.colSpan = columns;
  copy.rowSpan = asked.rows;
  for (const line of squares.slice(row, row + asked.rows)) for (let x = 0; x < columns; x += 1) line[column + x] = copy;
}

type Span = { columns: number; rows: number };

/** Makes every row as wide as the widest, by cells of the kind that it has. */
function fillRow(line: Element, squares: readonly (Element | undefined)[], width: number): void {
  const cells = line.childElementCount > 0 ? [...line.children] : squares.filter((cell) => cell !== undefined);
  const name = cells.length > 0 && cells.every((cell) => cell.matches("th")) ? "th" : "td";
  for (let column = 0; column < width; column += 1)
    if (!squares[column]) line.append(line.ownerDocument.createElement(name));
}

function bodyOf(table: HTMLTableElement): HTMLElement {
  const document = table.ownerDocument;
  const [all, rows] = [[...table.rows], rowsOf(table)];
  const ends = sectionEnds(rows.map((row) => row.parentElement));
  const squares = rows.map((): HTMLTableCellElement[] => []);
  const lines = rows.map(({ cells }, row) => {
    const line = document.createElement("tr");
    for (const cell of cells) {
      const copy = copyCell(cell);
      const covered = coveredRows(seenRows(all, cell), row, ends[row] ?? rows.length);
      lay(squares, copy, row, { columns: cell.colSpan, rows: covered });
      line.append(copy);
    }
    return line;
  });
  const { needless, shorter } = needlessRows(squares, (row) => lines[row]?.childElementCount === 0);
  for (const [cell, count] of shorter) cell.rowSpan -= count;
  const width = squares.reduce((widest, line) => Math.max(widest, line.length), 0);
  const body = document.createElement("tbody");
  for (const [row, line] of lines.entries()) {
    if (needless.has(row)) continue;
    fillRow(line, squares[row] ?? [], width);
    body.append(line);
  }
  for (const cell of body.querySelectorAll<HTMLTableCellElement>("td, th")) {
    if (cell.colSpan === 1) cell.removeAttribute("colspan");
    if (cell.rowSpan === 1) cell.removeAttribute("rowspan");
  }
  return body;
}

/** The same table with its cells, spans and words, and nothing else; a caption comes before it. */
export function plainTable(table: HTMLTableElement): HTMLElement[] {
  const document = table.ownerDocument;
  const plain = document.createElement("table");
  plain.append(bodyOf(table));
  const { caption } = table;
  if (!caption || !hasWords(caption)) return [plain];
  const title = document.createElement("p");
  flattenLines(caption);
  title.append(...caption.childNodes);
  return [title, plain];
}

/** The state of an item that can be checked, which outlasts its field. */
export function noteChecked(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLInputElement>('li input[type="checkbox"]')) {
    const item = box.closest("li");
    if (item && !box.closest("[data-content-type]")) item.dataset["checked"] = String(box.hasAttribute("checked"));
  }
}

/** What is stored in the form in which the editor reads it: a field in an item, a quotation's paragraphs in lines. */
export function forEditor(body: HTMLElement): void {
  for (const quotation of body.querySelectorAll("blockquote")) flattenLines(quotation);
  for (const item of body.querySelectorAll<HTMLElement>("li[data-checked]")) {
    if (item.querySelector(":scope > input")) continue;
    const box = body.ownerDocument.createElement("input");
    box.type = "checkbox";
    box.toggleAttribute("checked", item.dataset["checked"] === "true");
    item.prepend(box);
  }
}

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeText = (text: string) => text.replaceAll(/[&<>]/gu, (sign) => escaped[sign] ?? sign);

/** A cell of a spreadsheet; one with lines in it stands in quotation marks, of which two mean one. */
const cells = /(\t|\n)(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))/gu;

/** The table that a spreadsheet's plain text means: two rows or more of as many cells each. Undefined for any other text. */
export function tableOfText(text: string): string | undefined {
  const plain = text.replaceAll(/\r\n?/gu, "\n").replace(/\n+$/u, "");
  if (!plain.includes("\t") || !plain.includes("\n")) return undefined;
  const rows: string[][] = [];
  for (const [, before, quoted, bare = ""] of `\n${plain}`.matchAll(cells)) {
    if (before === "\n") rows.push([]);
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
  }
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.length < 2 || rows.some((row) => row.length !== width)) return undefined;
  const write = (words: string) => `<td>${escapeText(words.trim()).replaceAll("\n", "<br>")}</td>`;
  return `<table><tbody>${rows.map((row) => `<tr>${row.map(write).join("")}</tr>`).join("")}</tbody></table>`;
}
