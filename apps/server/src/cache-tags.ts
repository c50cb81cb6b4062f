import { boardTags } from "./domains/board/open-boards.ts";
import { lateTag } from "./platform/cache/freshness.ts";

type Fields = {
  type?: unknown;
  kind?: unknown;
  name?: unknown;
  searchType?: unknown;
  list?: unknown;
  notices?: unknown;
  pinned?: unknown;
  author?: unknown;
  artists?: unknown;
  works?: unknown;
  fields?: unknown;
  reply?: unknown;
};

const of = (value: unknown): Fields => (typeof value === "object" && value !== null ? value : {});

/** Which there are, and who may read them. */
const boards = "board";

/** Offices are told with the names of those who hold them, and people with their offices. */
const people = ["officer", "person"];

const board = ({ type }: Fields) => `post:${String(type)}`;

/** Characters of a name that a tag holds; the migration that tells of authors cuts there too. */
const longest = 100;

const author = (name: string) =>
  `author:${name.length <= longest ? name : Array.from(name).slice(0, longest).join("")}`;

/** Names shown by one answer that are kept in mind; with more it depends on all members. */
const mostAuthors = 100;

function namesIn(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const { author: name, reply } = of(row);
    return typeof name === "string" && name !== "" ? [name, ...namesIn(reply)] : namesIn(reply);
  });
}

/** Those who are shown: a nickname, what a work names as its 작가, or that of nobody any more. */
function authors(...lists: unknown[]): string[] {
  const names = new Set(lists.flatMap(namesIn));
  return names.size > mostAuthors ? ["member"] : Array.from(names, author);
}

/** What a search finds by besides its board's posts: by author whoever is called so now, by files what was read of them. */
const foundBy: Record<string, string[]> = { USER: ["member"], FILE: ["attachment-text"] };

const searched = ({ searchType }: Fields) => foundBy[String(searchType)] ?? [];

const countsComments = (row: unknown) => typeof row === "object" && row !== null && "commentCount" in row;

/** Questions are listed with what was said to them, and so are the posts of other boards that have comments. */
const answers = ({ type }: Fields, list: unknown) =>
  type === "QNA" || (Array.isArray(list) && list.some(countsComments)) ? [`comment:${String(type)}`] : [];

/** Views of a whole list would empty it at each of them: they may be ten seconds old, as on a page (docs/decisions/044). */
const views = ({ type, fields }: Fields) =>
  typeof fields !== "string" || fields.includes("views") ? [lateTag(`views:${String(type)}`)] : [];

/** Of works whose artists have records: they are called as these say. */
const artists = (...lists: unknown[]) => (lists.flat().some((row) => of(row).artists !== undefined) ? ["person"] : []);

const worksIn = (works: unknown) => (Array.isArray(works) ? [...new Set(works.map((work) => board(of(work))))] : []);

const postList = (input: Fields, { list }: Fields) => [
  boards,
  board(input),
  ...answers(input, list),
  ...searched(input),
  ...authors(list),
  ...artists(list),
];

/** A post that has moved answers at its old address too. */
const post = (input: Fields, output: Fields) => [
  boards,
  board(input),
  board(output),
  `views:${String(output.type)}`,
  ...authors([output]),
  ...artists(output),
];

/**
 * What an answer depends on, by the call that gives it: the tags that the database's triggers tell of. A call that is
 * missing here is asked anew each time.
 */
const tagsOf: Record<string, (input: Fields, output: Fields) => readonly string[]> = {
  "post.list": postList,
  "post.listForPrograms": (input, output) => [...postList(input, output), ...views(input)],
  "post.listNotices": (input, { list, pinned }) => [
    boards,
    "post:NOTICE",
    ...searched(input),
    ...authors(list, pinned),
  ],
  "post.listQuestions": (input, { list, notices }) => [
    boards,
    "post:QNA",
    "comment:QNA",
    "post:NOTICE",
    ...searched(input),
    ...authors(list, notices),
  ],
  "post.get": post,
  "post.getForPrograms": post,
  "comment.list": (input, { list }) => [boards, board(input), `comment:${String(input.type)}`, ...authors(list)],
  "board.list": () => boardTags,
  "board.get": () => [boards],
  "exhibition.get": () => boardTags,
  "chronicle.get": () => ["chronicle"],
  "chronicle.history": () => ["chronicle"],
  "chronicle.property": () => ["chronicle"],
  // Whether the page of a text is there is told with the boards.
  "pageText.get": (input) => [...people, boards, `page-text:${String(input.name)}`],
  // Of the day, too: which is in force is asked anew after midnight. It names who answers for it, and where.
  "agreement.get": () => ["agreement", ...people, "page-text:association"],
  "agreement.listVersions": () => ["agreement"],
  // The service tells what else: all exhibitions, of which the works that are found name some.
  "workSearch.list": (_input, { list }) => [boards, ...authors(list)],
  "officer.list": () => people,
  "person.list": () => people,
  // The works of one who is named by them, which come and go; what each says is told with its exhibition.
  "person.get": (_input, { works }) => [...people, boards, "artist", ...worksIn(works)],
  "term.list": () => people,
  // Of the day too, and nothing is cached beyond one.
  "event.list": () => ["event", "page-text:business", "page-text:direction"],
  "event.get": () => ["event"],
  "memorial.get": () => ["page-text:business"],
};

/** The tags of an answer, or null when it is not one to be cached. */
export const cacheTagsOf = (path: string, input: unknown, output: unknown): readonly string[] | null =>
  tagsOf[path]?.(of(input), of(output)) ?? null;
