import type { OwnData, OwnDataSection } from "@bulmo/contracts/own-data";
import { formatMoment } from "../../parts/text/date.ts";

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
const readable = (cell: string) => (moment.test(cell) ? formatMoment(cell) : cell);

const styles = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.7; font-family: sans-serif;
    word-break: keep-all; overflow-wrap: anywhere; color: #1f1b16; background: #fff; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.4rem 0.6rem; border-block-end: 1px solid #ccc; text-align: start; vertical-align: top; }
  td { white-space: pre-wrap; }
  th[scope="row"] { width: 12rem; }
  section { margin-block: 2rem; overflow-x: auto; }
`;

/**
 * A page of its own that opens from a disk, without scripts. It is built of elements and not of text, so that nothing that
 * somebody typed is ever read as HTML.
 */
export function ownDataPage({ madeAt, sections }: OwnData, site: string): string {
  const page = document.implementation.createHTMLDocument(`내 정보 | ${site}`);
  page.documentElement.lang = "ko";
  const put = (parent: Element, name: string, text = "", attributes: Record<string, string> = {}) => {
    const element = page.createElement(name);
    element.textContent = text;
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    parent.append(element);
    return element;
  };
  put(page.head, "meta", "", { charset: "utf-8" });
  put(page.head, "meta", "", { name: "viewport", content: "width=device-width" });
  put(page.body, "h1", "내 정보");
  put(page.body, "p", `누리집(${site})이 보관하는 회원님의 정보를 ${formatMoment(madeAt)}에 모은 것입니다.`);
  const table = ({ title, columns, rows }: OwnDataSection) => {
    const section = put(page.body, "section");
    put(section, "h2", title);
    const made = put(section, "table");
    const [first] = rows;
    // One of a kind is read downwards.
    if (first && rows.length === 1)
      columns.forEach((column, at) => {
        const row = put(made, "tr");
        put(row, "th", column.title, { scope: "row" });
        put(row, "td", readable(first[at] ?? ""));
      });
    else {
      const head = put(put(made, "thead"), "tr");
      for (const column of columns) put(head, "th", column.title, { scope: "col" });
      const body = put(made, "tbody");
      for (const cells of rows) {
        const row = put(body, "tr");
        for (const cell of cells) put(row, "td", readable(cell));
      }
    }
  };
  sections.filter(({ rows }) => rows.length > 0).forEach(table);
  const empty = sections.filter(({ rows }) => rows.length === 0).map(({ title }) => title);
  if (empty.length > 0) put(page.body, "p", `보관하는 것이 없는 갈래: ${empty.join(", ")}`);
  // As text: this page's policy is asked for each style that is made as an element, also for a page that is not shown.
  const html = page.documentElement.outerHTML.replace("</head>", `<style>${styles}</style></head>`);
  return `<!doctype html>\n${html}\n`;
}
