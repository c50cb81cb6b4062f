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

/** The editor has no tables: without this the words of all cells would run together. */
export function unfoldTables(body: HTMLElement): void {
  // From the inside out: a table in a cell is read as text by the table around it.
  for (const table of [...body.querySelectorAll("table")].toReversed()) {
    const parts = [...table.querySelectorAll("caption, tr")].flatMap((part) => {
      if (part.matches("tr")) return partsOf(part);
      const title = part.ownerDocument.createElement("p");
      title.append(...part.childNodes);
      return [title];
    });
    table.replaceWith(...parts);
  }
}
