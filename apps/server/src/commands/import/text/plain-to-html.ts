import escapeHtml from "escape-html";

const address = /https?:\/\/[^\s<>"']+/giu;

/** Where somebody’s sentence goes on behind an address. */
const behind = /[).,!?;:]+$/u;

const asLink = (found: string): string => {
  const href = found.replace(behind, "");
  return `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>${escapeHtml(found.slice(href.length))}`;
};

function lineToHtml(line: string): string {
  const parts: string[] = [];
  let written = 0;
  for (const { index, 0: found } of line.matchAll(address)) {
    parts.push(escapeHtml(line.slice(written, index)), asLink(found));
    written = index + found.length;
  }
  return parts.join("") + escapeHtml(line.slice(written));
}

/** A text as its site showed it: an empty line begins a paragraph, every other end of a line stays, addresses are links. */
export const plainToHtml = (text: string): string =>
  text
    .replace(/\r\n?/gu, "\n")
    .split(/\n{2,}/u)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${paragraph.split("\n").map(lineToHtml).join("<br>")}</p>`)
    .join("");
