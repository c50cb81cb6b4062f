import type { OwnData } from "@bulmo/contracts/own-data";
import { formatMoment } from "../../parts/text/date.ts";
import { type Cell, readableTables } from "./own-data-table.ts";
import { textOfHtml } from "./text-of-html.ts";

const styles = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.7; font-family: sans-serif;
    word-break: keep-all; overflow-wrap: anywhere; color: #1f1b16; background: #fff; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.4rem 0.6rem; border-block-end: 1px solid #ccc; text-align: start; vertical-align: top; }
  td { white-space: pre-wrap; }
  td.short { white-space: nowrap; }
  th[scope="row"] { width: 12rem; }
  thead th { white-space: nowrap; }
  thead ~ tbody td { min-width: 5em; overflow-wrap: break-word; }
  @media (width < 40rem) { th[scope="row"] { width: 7rem; } }
  section { margin-block: 2rem; overflow-x: auto; }
`;

type Put = (parent: Element, name: string, text?: string, attributes?: Record<string, string>) => HTMLElement;
type Table = ReturnType<typeof readableTables>[number];

function putCell(put: Put, row: Element, { text, href, isShort }: Cell): void {
  const look: Record<string, string> = isShort ? { class: "short" } : {};
  if (href === undefined) put(row, "td", text, look);
  else put(put(row, "td", "", look), "a", text, { href });
}

function putTable(put: Put, parent: Element, { title, heads, rows }: Table): void {
  const section = put(parent, "section");
  put(section, "h2", title);
  const made = put(section, "table");
  const [first] = rows;
  // One of a kind is read downwards.
  if (first && rows.length === 1) {
    heads.forEach((head, at) => {
      const row = put(made, "tr");
      put(row, "th", head, { scope: "row" });
      putCell(put, row, first[at] ?? { text: "" });
    });
    return;
  }
  const head = put(put(made, "thead"), "tr");
  for (const text of heads) put(head, "th", text, { scope: "col" });
  const body = put(made, "tbody");
  for (const cells of rows) {
    const row = put(body, "tr");
    for (const cell of cells) putCell(put, row, cell);
  }
}

/** Whose site it is, and where that is. */
type Site = { name: string; origin: string };

/**
 * A page of its own that opens from a disk, without scripts. It is built of elements and not of text, so that nothing that
 * somebody typed is ever read as HTML.
 */
export function ownDataPage(data: OwnData, { name, origin }: Site): string {
  const page = document.implementation.createHTMLDocument(`내 정보 | ${name}`);
  page.documentElement.lang = "ko";
  const put: Put = (parent, element, text = "", attributes = {}) => {
    const made = page.createElement(element);
    made.textContent = text;
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    parent.append(made);
    return made;
  };
  put(page.head, "meta", "", { charset: "utf-8" });
  put(page.head, "meta", "", { name: "viewport", content: "width=device-width" });
  put(page.body, "h1", "내 정보");
  put(page.body, "p", `${name} 누리집이 보관하는 회원님의 정보를 ${formatMoment(data.madeAt)}에 모은 것입니다.`);
  const tables = readableTables(data, origin, textOfHtml);
  for (const table of tables.filter(({ rows }) => rows.length > 0)) putTable(put, page.body, table);
  const empty = tables.filter(({ rows }) => rows.length === 0).map(({ title }) => title);
  if (empty.length > 0) put(page.body, "p", `보관하는 것이 없는 갈래: ${empty.join(", ")}`);
  // As text: this page's policy is asked for each style that is made as an element, also for a page that is not shown.
  const html = page.documentElement.outerHTML.replace("</head>", `<style>${styles}</style></head>`);
  return `<!doctype html>\n${html}\n`;
}
