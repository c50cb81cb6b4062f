import { actWords } from "@bulmo/contracts/act-word";
import { type KeyScope, keyScopeLabels } from "@bulmo/contracts/key-scope";
import type { OwnData, OwnDataPost, OwnDataSection } from "@bulmo/contracts/own-data";
import { formatMoment } from "../../parts/text/date.ts";

/** What stands in a cell, and where it leads; what is short stands on one line. */
export type Cell = { text: string; href?: string; isShort?: boolean };

type Table = { title: string; heads: string[]; rows: Cell[][] };

type Sources = {
  posts: ReadonlyMap<string, OwnDataPost>;
  /** Where the site is: the file opens from a disk. */
  origin: string;
  textOf: (html: string) => string;
};

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
const readable = (text: string): Cell => (moment.test(text) ? { text: formatMoment(text), isShort: true } : { text });

const gone = "지금은 볼 수 없는 글";

/** ‘아교의 농도’ (Q&A): by what it is called now. */
function postCell(address: string, { posts, origin }: Sources): Cell {
  const post = posts.get(address);
  return post ? { text: `${post.title} (${post.board})`, href: origin + post.path } : { text: gone };
}

/** Q&A 3번: one's own, whose title stands beside, when it is deleted too. */
function ownPostCell(address: string, { posts, origin }: Sources): Cell {
  const post = posts.get(address);
  const [, index = ""] = address.split("/");
  return post ? { text: `${post.board} ${index}번`, href: origin + post.path, isShort: true } : { text: gone };
}

/** Of a post that is to come, its text alone: all else of it stands beside. */
function writtenText(written: string): string {
  const { content } = JSON.parse(written) as { content?: unknown };
  return typeof content === "string" ? content : "";
}

const ownFile = (text: string, { origin }: Sources): Cell =>
  text.startsWith("/") ? { text, href: origin + text.split("/").map(encodeURIComponent).join("/") } : { text };

const word = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

type Reader = (cell: string, sources: Sources) => Cell;

const act: Reader = (cell) => ({ text: word(actWords, cell) });

/** Cells that say more to a program than to a person, by table and column. */
const readers: Readonly<Record<string, Reader>> = {
  "account.profile": ownFile,
  "files.address": ownFile,
  "posts.address": ownPostCell,
  "posts.content": (html, { textOf }) => ({ text: textOf(html) }),
  "planned-posts.written": (written, { textOf }) => ({ text: textOf(writtenText(written)) }),
  "comments.address": postCell,
  "post-likes.address": postCell,
  "comment-likes.address": postCell,
  "reports.address": postCell,
  "keys.scopes": (scopes) => ({
    text: scopes
      .split(", ")
      .map((scope) => word(keyScopeLabels satisfies Record<KeyScope, string>, scope))
      .join(", "),
  }),
  "administration.act": act,
  "own-administration.act": act,
};

/** Columns that are called otherwise where a person reads them. */
const heads: Readonly<Record<string, string>> = {
  "posts.address": "글",
  "posts.content": "내용",
  "comments.address": "글",
  "post-likes.address": "글",
  "reports.address": "글",
};

/** What another column says in words. */
const leftOut = new Set(["planned-posts.type"]);

function tableOf({ name, title, columns, rows }: OwnDataSection, sources: Sources): Table {
  const shown = columns.flatMap((column, at) => {
    const key = `${name}.${column.name}`;
    return leftOut.has(key) ? [] : [{ at, head: heads[key] ?? column.title, read: readers[key] ?? readable }];
  });
  const cellIn = (row: readonly string[], at: number, read: Reader): Cell => {
    const cell = row[at] ?? "";
    return cell === "" ? { text: "" } : read(cell, sources);
  };
  // What none of several has says nothing; of one alone it says that nothing is kept.
  const named = rows.length > 1 ? shown.filter(({ at }) => rows.some((row) => row[at] !== "")) : shown;
  return {
    title,
    heads: named.map(({ head }) => head),
    rows: rows.map((row) => named.map(({ at, read }) => cellIn(row, at, read))),
  };
}

/** The same tables as a person reads them: names for codes, titles and links for addresses, words for HTML. */
export function readableTables(
  { sections, posts }: OwnData,
  origin: string,
  textOf: (html: string) => string,
): Table[] {
  const sources = { posts: new Map(posts.map((post) => [post.address, post])), origin, textOf };
  return sections.map((section) => tableOf(section, sources));
}
