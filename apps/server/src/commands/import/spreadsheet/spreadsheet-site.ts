import { createHash } from "node:crypto";
import { basename } from "node:path";
import { type Columns, cellOf, type FieldNames, guessColumns } from "@bulmo/contracts/list-column";
import type { OldBoard, OldFile, OldPost, OldSite, ReadingProblem } from "../old-site.ts";
import { readOldDate } from "../mysql/old-text.ts";
import { plainToHtml } from "../text/plain-to-html.ts";
import { readList } from "./read-list.ts";

type PostField =
  | "key"
  | "board"
  | "title"
  | "content"
  | "author"
  | "username"
  | "date"
  | "views"
  | "heading"
  | "isNotice"
  | "isSecret"
  | "files"
  | "pictures";

/** What the columns of a list of posts are called, in any order; only the title has to be there. */
const postFieldNames: FieldNames<PostField> = {
  key: ["번호", "no", "id"],
  board: ["게시판", "board"],
  title: ["제목", "title"],
  content: ["내용", "본문", "content"],
  author: ["글쓴이", "작성자", "이름", "author"],
  username: ["아이디", "회원 아이디", "username"],
  date: ["날짜", "작성일", "등록일", "date"],
  views: ["조회", "조회수", "views"],
  heading: ["말머리", "분류", "heading"],
  isNotice: ["공지", "고정", "notice"],
  isSecret: ["비밀글", "비밀", "secret"],
  files: ["파일", "첨부", "첨부 파일", "files"],
  pictures: ["사진", "그림", "이미지", "pictures"],
};

const defaultBoard = "notice";

const isYes = (cell: string) => /^(?:o|y|yes|true|예|네|1|v|○|공지|비밀)$/iu.test(cell.trim());

/** Names of files stand in lines of their own, or with a semicolon between; each counts once. */
const namesIn = (cell: string) => [
  ...new Set(
    cell
      .split(/[;\n]/u)
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];

const fileOf = (name: string, isShown: boolean): OldFile => ({
  key: `/${name}`,
  aliases: [],
  name: basename(name.replaceAll("\\", "/")),
  path: name.replaceAll("\\", "/"),
  isShown,
  description: "",
  downloads: 0,
});

/** 2013.2.1, 2013-02-01 and 2013년 2월 1일 are one day. */
function dateOf(cell: string): Date | undefined {
  const [, year = "", month = "", day = "", time = ""] =
    /^(\d{4})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?\s*(\d{1,2}:\d{2}(?::\d{2})?)?/u.exec(
      cell.trim(),
    ) ?? [];
  if (year === "") return undefined;
  const clock = time === "" ? "00:00:00" : `${time.padStart(time.length < 6 ? 5 : 8, "0")}:00`.slice(0, 8);
  return readOldDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")} ${clock}`);
}

const htmlOf = (content: string) => (/^\s*<[a-z]/iu.test(content) ? content : plainToHtml(content));

type Line = { board: string; post: OldPost };

/** The same line is the same post in every run, wherever it stands: by its number, and else by what it says. */
const keyOf = (board: string, said: readonly string[]) =>
  `${board}/${createHash("sha256").update(said.join("\0")).digest("hex").slice(0, 24)}`;

function toLine(row: readonly string[], columns: Columns<PostField>): Line | undefined {
  const cell = (field: PostField) => cellOf(row, columns, field);
  const title = cell("title");
  if (title === "" && cell("content") === "") return undefined;
  const board = cell("board") || defaultBoard;
  const number = cell("key");
  const createdAt = dateOf(cell("date"));
  const account = cell("username");
  return {
    board,
    post: {
      key: number === "" ? keyOf(board, [title, cell("content"), cell("date")]) : `${board}/${number}`,
      aliases: [],
      title,
      html: htmlOf(cell("content")),
      author: { name: cell("author"), ...(account === "" ? {} : { account }) },
      createdAt,
      updatedAt: createdAt,
      views: Math.max(0, Math.trunc(Number(cell("views").replaceAll(",", "")) || 0)),
      likes: 0,
      isNotice: isYes(cell("isNotice")),
      isSecret: isYes(cell("isSecret")),
      heading: cell("heading"),
      repliesTo: undefined,
      files: [
        ...namesIn(cell("pictures")).map((name) => fileOf(name, true)),
        ...namesIn(cell("files")).map((name) => fileOf(name, false)),
      ],
    },
  };
}

/** Lines that would be one post: of numbers that begin anew, or two that say the same. Each is a post, in their order. */
function withOwnKeys(lines: readonly Line[]): { lines: Line[]; problems: ReadingProblem[] } {
  const counts = new Map<string, number>();
  const problems: ReadingProblem[] = [];
  const own = lines.map((line) => {
    const { key, title } = line.post;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 1) return line;
    problems.push({ problem: "lineTwice", example: `${key} ${title}` });
    return { ...line, post: { ...line.post, key: `${key}#${count}` } };
  });
  return { lines: own, problems };
}

const toBoard = (key: string, posts: readonly OldPost[]): OldBoard => ({
  key,
  title: key,
  kind: "TEXT",
  readers: "EVERYONE",
  writers: "ADMINISTRATORS",
  hasComments: false,
  headings: [...new Set(posts.map(({ heading }) => heading).filter((heading) => heading !== ""))],
  isPrivate: false,
  postCount: posts.length,
  commentCount: 0,
});

const byDate = (one: OldPost, other: OldPost) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0);

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  // One by one, as what is read from a database.
  for (const item of items) yield await Promise.resolve(item);
}

/** A list of posts as a site of its own: a column names the board, others what the post has (IMP-06). Throws without a title. */
export async function openSpreadsheet(path: string): Promise<OldSite> {
  const [headings = [], ...rows] = await readList(path);
  const columns = guessColumns(postFieldNames, headings);
  if (columns.title === undefined)
    throw new Error(`${path}: no column is called ${postFieldNames.title.join(" or ")} in its first line`);
  const { lines, problems } = withOwnKeys(rows.flatMap((row) => toLine(row, columns) ?? []));
  const boards = new Map<string, OldPost[]>();
  for (const { board, post } of lines) boards.set(board, [...(boards.get(board) ?? []), post]);
  return {
    source: "spreadsheet",
    count: () => Promise.resolve({ member: 0, post: lines.length, comment: 0, page: 0 }),
    hasAccountsHere: true,
    problems,
    leftBehind: () => Promise.resolve([]),
    boards: () => Promise.resolve([...boards].map(([key, posts]) => toBoard(key, posts))),
    members: () => each([]),
    posts: ({ key }) => each((boards.get(key) ?? []).toSorted(byDate)),
    comments: () => each([]),
    likes: () => each([]),
    pages: () => each([]),
    close: () => Promise.resolve(),
  };
}
