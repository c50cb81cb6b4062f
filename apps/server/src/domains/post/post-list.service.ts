import { maximumLimit, pageSize, pinnedNotices } from "@bulmo/contracts/page-size";
import type { BoardPageInput, BoardRow, PostItem, PostListInput, PostType } from "@bulmo/contracts/post";
import { workOutputOf } from "@bulmo/contracts/work-output";
import { countFound, mostFound } from "./post-count.ts";
import { findMatches } from "./post-match.ts";
import { headedStart, pageStart } from "./post-page-start.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Context } from "../../trpc.ts";
import type { Actor } from "../../session.ts";
import { findBoard, knownBoard, mayRead } from "../board/board-access.ts";
import type { Board } from "../board/boards.ts";
import { findSearch, type Search } from "./post-search.ts";
import {
  countMatches,
  findNoticesPinnedFirst,
  findPostRows,
  type PostFilter,
  type PostRow,
  readTotal,
} from "./post.query.ts";
import { artistsOf } from "./work-artist.service.ts";
import type { EntityManager } from "@bulmo/entities/database";

const listedOf = ({ index, title, author, created_at, ...row }: PostRow) => ({
  index,
  title,
  author,
  createdAt: new Date(created_at).toISOString(),
  ...(row.attachment_count ? { attachmentCount: row.attachment_count } : {}),
  ...(row.comment_count === undefined ? {} : { commentCount: row.comment_count }),
  ...(row.is_answered === undefined ? {} : { isAnswered: row.is_answered, isSecret: row.is_secret }),
});

/** An album is looked at by its pictures. */
export const toItemOf =
  ({ kind }: Pick<Board, "kind">) =>
  (row: PostRow): PostItem => {
    const { type, thumbnail, summary, heading } = row;
    if (kind === "EXHIBITION") return { ...listedOf(row), type, thumbnail, ...workOutputOf(row), ...artistsOf(row) };
    return { ...listedOf(row), type, heading, summary, ...(kind === "ALBUM" ? { thumbnail } : {}) };
  };

const asRowOf =
  (type: PostType) =>
  (row: PostRow): BoardRow => ({ ...listedOf(row), type, heading: row.heading });

/** `ahead`: rows behind the page that are read along, to tell whether there are any. */
type Window = { page: number; limit: number; ahead?: number };

const windowOf = (total: number, wanted: Window) => {
  const { page, totalPages } = pageIn(wanted, total);
  return { page, totalPages, total };
};

const offsetOf = ({ page, limit, ahead = 0 }: Window) => ({ offset: (page - 1) * limit, limit: limit + ahead });

type CountContext = Pick<Context, "em" | "cachedCount">;

export type ListContext = Pick<Context, "em" | "cachedCount" | "boards"> & { viewer: Actor | null };

/** Of an exhibition that is announced: its works are being hung. */
export const noPosts = { list: [], page: 1, totalPages: 1, total: 0 };

/** How many bear the filter's heading: no counter of the board's knows. */
export const countHeaded = ({ em, cachedCount }: CountContext, filter: PostFilter): Promise<number> =>
  cachedCount(
    { key: JSON.stringify([filter.type, filter.subType, filter.heading]), tags: [`post:${filter.type}`] },
    () => countMatches(em, filter, {}),
  );

/** How many a search finds, up to ten thousand; `rows` is a page of them. */
export function countSearch({ em, cachedCount }: CountContext, filter: PostFilter, search: Search, rows: PostRow[]) {
  const countKey = {
    key: JSON.stringify([filter.type, filter.subType, filter.heading, search.key]),
    tags: [`post:${filter.type}`, ...(search.isByAuthor ? ["member"] : [])],
  };
  return cachedCount(countKey, () => countFound(em, filter, search, rows));
}

/** A page that is not full tells the total by itself, so that most searches count nothing; a count is cached. */
async function searchPage({ em, cachedCount }: CountContext, filter: PostFilter, search: Search, asked: Window) {
  // What lies behind the last that is counted is not looked for.
  const wanted = { ...asked, page: Math.min(asked.page, Math.ceil(mostFound / asked.limit)) };
  const place = offsetOf(wanted);
  const rows = await findMatches(em, filter, search, place);
  const isLast = rows.length < place.limit && (rows.length > 0 || wanted.page === 1);
  const total = isLast ? place.offset + rows.length : await countSearch({ em, cachedCount }, filter, search, rows);
  const shown = windowOf(total, wanted);
  const isBeyond = shown.page < wanted.page;
  const list = isBeyond ? await findMatches(em, filter, search, offsetOf({ ...wanted, page: shown.page })) : rows;
  return { rows: list, ...shown };
}

function findPage(em: EntityManager, filter: PostFilter, shown: Window): Promise<PostRow[]> {
  const { offset, limit } = offsetOf(shown);
  return findPostRows(em, filter, { ...pageStart({ ...filter, offset }), limit });
}

/** A page of those with a heading; where it begins is found in an index of their numbers alone. */
async function headedPage(context: CountContext, filter: PostFilter, wanted: Window) {
  const shown = windowOf(await countHeaded(context, filter), wanted);
  const { offset, limit } = offsetOf({ ...wanted, page: shown.page });
  const from = offset === 0 ? undefined : headedStart(filter, offset);
  return { rows: await findPostRows(context.em, filter, { from, limit }), ...shown };
}

/** One query, but for a page above the last: each row tells how many there are. */
export async function listPage(context: CountContext, filter: PostFilter, search: Search | undefined, wanted: Window) {
  if (search) return searchPage(context, filter, search, wanted);
  if (filter.heading) return headedPage(context, filter, wanted);
  const { em } = context;
  const rows = await findPage(em, filter, wanted);
  const shown = windowOf(rows[0]?.total ?? (await readTotal(em, filter)), wanted);
  const isBeyond = shown.page < wanted.page;
  const list = isBeyond ? await findPage(em, filter, { ...wanted, page: shown.page }) : rows;
  return { rows: list, ...shown };
}

/** One page of a board, newest first, or of an exhibition, as its works hang. */
export async function listPosts(context: ListContext, input: PostListInput) {
  const { type, exhibitionSubIndex: subType, heading, page } = input;
  const board = findBoard(await context.boards(), type);
  if (!mayRead(context.viewer, board)) return noPosts;
  const search = await findSearch(context.em, type, input);
  const limit = Math.min(input.limit, maximumLimit);
  const filter = { type, subType, heading, hasComments: board.hasComments };
  const { rows, ...shown } = await listPage(context, filter, search, { page, limit });
  return { list: rows.map(toItemOf(board)), ...shown };
}

/** The first page of notices: of its latest, those that are pinned stand above the others, with older ones that are. */
async function firstNotices(em: EntityManager, first: Window) {
  const rows = await findNoticesPinnedFirst(em, first.limit);
  const { pinned = [], others = [] } = Object.groupBy(rows, ({ is_pinned }) => (is_pinned ? "pinned" : "others"));
  const asRow = asRowOf("NOTICE");
  return { list: others.map(asRow), ...windowOf(rows[0]?.total ?? 0, first), pinned: pinned.map(asRow) };
}

/** The page of notices. Throws SIGN_IN_REQUIRED, and INPUT_INVALID as for a board that is not there. */
export async function listNotices(context: ListContext, input: BoardPageInput) {
  knownBoard(await context.boards(), context.viewer, "NOTICE");
  const { heading } = input;
  const search = await findSearch(context.em, "NOTICE", input);
  const wanted = { page: input.page, limit: pageSize.board };
  if (!search && heading === "" && wanted.page === 1) return firstNotices(context.em, wanted);
  const { rows, ...shown } = await listPage(context, { type: "NOTICE", heading }, search, wanted);
  return { list: rows.map(asRowOf("NOTICE")), ...shown, pinned: [] };
}

/** The Q&A page: its pinned notices take rows from it, so no question is skipped or shown twice (BRD-10). Throws as the above. */
export async function listQuestions(context: ListContext, input: BoardPageInput) {
  const boards = await context.boards();
  knownBoard(boards, context.viewer, "QNA");
  const { heading } = input;
  const search = await findSearch(context.em, "QNA", input);
  const hasPins = !search && heading === "" && mayRead(context.viewer, findBoard(boards, "NOTICE"));
  const pins = hasPins ? (await findNoticesPinnedFirst(context.em, pinnedNotices)).slice(0, pinnedNotices) : [];
  const wanted = { page: input.page, limit: pageSize.board - pins.length };
  const { rows, ...shown } = await listPage(context, { type: "QNA", heading }, search, wanted);
  return { list: rows.map(asRowOf("QNA")), ...shown, notices: pins.map(asRowOf("NOTICE")) };
}
