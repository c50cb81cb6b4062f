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

/** Spreadsheets send rows that nobody sees, for the widths of their columns. */
const isHidden = (row: HTMLElement) => row.style.display === "none";

const rowsOf = (table: HTMLTableElement) => [...table.rows].filter((row) => !isHidden(row));

/** Whether a table holds words in rows and columns, and not the parts of a page. */
export const isDataTable = (table: HTMLTableElement): boolean =>
  !table.querySelector(arranged) && rowsOf(table).some(({ cells }) => cells.length > 1) && hasWords(table);

/** Reaches as far as there is room: what lies over another cell or below the last row would be refused. */
function fit(taken: Set<string>, cell: HTMLTableCellElement, row: number, rowCount: number) {
  let column = 0;
  while (taken.has(`${row},${column}`)) column += 1;
  let columns = 1;
  while (columns < cell.colSpan && !taken.has(`${row},${column + columns}`)) columns += 1;
  const rows = Math.min(cell.rowSpan || rowCount - row, rowCount - row);
  for (let y = row; y < row + rows; y += 1) for (let x = column; x < column + columns; x += 1) taken.add(`${y},${x}`);
  return { columns, rows };
}

function copyCell(cell: HTMLTableCellElement, { columns, rows }: { columns: number; rows: number }): HTMLElement {
  const isHeader = cell.matches("th, thead td");
  const copy = cell.ownerDocument.createElement(isHeader ? "th" : "td");
  if (columns > 1) copy.colSpan = columns;
  if (rows > 1) copy.rowSpan = rows;
  flattenLines(cell);
  copy.append(...cell.childNodes);
  return copy;
}

/** Makes every row as wide as the widest, by cells of the kind that it has. */
function fillRows(body: HTMLElement, taken: ReadonlySet<string>): void {
  const width = Math.max(...[...taken].map((square) => Number(square.split(",")[1]) + 1));
  for (const [row, line] of [...body.children].entries())
    for (let column = 0; column < width; column += 1) {
      if (taken.has(`${row},${column}`)) continue;
      const isHead = line.childElementCount > 0 && !line.querySelector("td");
      line.append(line.ownerDocument.createElement(isHead ? "th" : "td"));
    }
}

/** The same table with its cells, spans and words, and nothing else; a caption comes before it. */
export function plainTable(table: HTMLTableElement): HTMLElement[] {
  const document = table.ownerDocument;
  const body = document.createElement("tbody");
  const rows = rowsOf(table);
  const taken = new Set<string>();
  for (const [place, { cells }] of rows.entries()) {
    const line = document.createElement("tr");
    line.append(...[...cells].map((cell) => copyCell(cell, fit(taken, cell, place, rows.length))));
    body.append(line);
  }
  fillRows(body, taken);
  const plain = document.createElement("table");
  plain.append(body);
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
