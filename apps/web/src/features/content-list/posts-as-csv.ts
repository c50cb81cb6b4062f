import type { PostItem } from "@bulmo/contracts/post";
import { formatDate } from "../../lib/date.ts";

const heads = ["번호", "제목", "작가/글쓴이", "설명/캡션", "작성일"];

/** A spreadsheet would take a cell that begins like this for a formula and run it. */
const formula = /^[=+\-@\t\r]/u;

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Begins with the mark by which Excel knows that it is UTF-8; lines end as RFC 4180 has them. */
export function postsAsCsv(posts: readonly PostItem[]): string {
  const rows = posts.map((post) => [
    String(post.index),
    post.title,
    post.author,
    "caption" in post ? post.caption : "",
    formatDate(post.createdAt),
  ]);
  return `\uFEFF${[heads, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
