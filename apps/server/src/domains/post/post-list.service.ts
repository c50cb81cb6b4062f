import { maximumLimit, pageSize, pinnedNotices } from "@bulmo/contracts/page-size";
import { isExhibition } from "@bulmo/contracts/board";
import type { BoardPageInput, BoardRow, PostItem, PostListInput, PostType } from "@bulmo/contracts/post";
import { countFound, mostFound } from "./post-count.ts";
import { findMatches } from "./post-match.ts";
import { pageStart } from "./post-page-start.ts";
import type { Context } from "../../trpc.ts";
import { findSearch, type Search } from "./post-search.ts";
import { findNoticesPinnedFirst, findPostRows, type PostFilter, type PostRow, readTotal } from "./post.query.ts";
import type { EntityManager } from "@bulmo/entities/database";

const listedOf = ({ index, title, author, created_at, comment_count, is_answered }: PostRow) => ({
  index,
  title,
  author,
  createdAt: new Date(created_at).toISOString(),
  ...(comment_count === undefined ? {} : { commentCount: comment_count, isAnswered: is_answered }),
});

export function toItem(row: PostRow): PostItem {
  const { type, thumbnail, caption, summary } = row;
  return isExhibition(type) ? { ...listedOf(row), type, thumbnail, caption } : { ...listedOf(row), type, summary };
}

const asRowOf =
  (type: PostType) =>
  (row: PostRow): BoardRow => ({ ...listedOf(row), type });

/** `ahead`: rows behind the page that are read along, to tell whether there are any. */
type Window = { page: number; limit: number; ahead?: number };

const windowOf = (total: number, { page, limit }: Window) => {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { page: Math.min(page, totalPages), totalPages, total };
};

const offsetOf = ({ page, limit, ahead = 0 }: Window) => ({ offset: (page - 1) * limit, limit: limit + ahead });

export type ListContext = Pick<Context, "em" | "cachedCount">;

/** How many a search finds, up to ten thousand; `rows` is a page of them. */
export function countSearch({ em, cachedCount }: ListContext, filter: PostFilter, search: Search, rows: PostRow[]) {
  const countKey = {
    key: JSON.stringify([filter.type, filter.subType, search.key]),
    tags: [`post:${filter.type}`, ...(search.isByAuthor ? ["member"] : [])],
  };
  return cachedCount(countKey, () => countFound(em, filter, search, rows));
}

/** A page that is not full tells the total by itself, so that most searches count nothing; a count is cached. */
async function searchPage({ em, cachedCount }: ListContext, filter: PostFilter, search: Search, asked: Window) {
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

/** One query, but for a page above the last: each row tells how many there are. */
export async function listPage(context: ListContext, filter: PostFilter, search: Search | undefined, wanted: Window) {
  if (search) return searchPage(context, filter, search, wanted);
  const { em } = context;
  const rows = await findPage(em, filter, wanted);
  const shown = windowOf(rows[0]?.total ?? (await readTotal(em, filter)), wanted);
  const isBeyond = shown.page < wanted.page;
  const list = isBeyond ? await findPage(em, filter, { ...wanted, page: shown.page }) : rows;
  return { rows: list, ...shown };
}

/** One page of a board or an exhibition, newest first. */
export async function listPosts(context: ListContext, input: PostListInput) {
  const { type, exhibitionSubIndex: subType, page } = input;
  const search = await findSearch(context.em, type, input);
  const limit = Math.min(input.limit, maximumLimit);
  const { rows, ...shown } = await listPage(context, { type, subType }, search, { page, limit });
  return { list: rows.map(toItem), ...shown };
}

/** The first page of notices: of its latest, those that are pinned stand above the others, with older ones that are. */
async function firstNotices(em: EntityManager, first: Window) {
  const rows = await findNoticesPinnedFirst(em, first.limit);
  const { pinned = [], others = [] } = Object.groupBy(rows, ({ is_pinned }) => (is_pinned ? "pinned" : "others"));
  const asRow = asRowOf("NOTICE");
  return { list: others.map(asRow), ...windowOf(rows[0]?.total ?? 0, first), pinned: pinned.map(asRow) };
}

/** The page of notices. */
export async function listNotices(context: ListContext, input: BoardPageInput) {
  const search = await findSearch(context.em, "NOTICE", input);
  const wanted = { page: input.page, limit: pageSize.board };
  if (!search && wanted.page === 1) return firstNotices(context.em, wanted);
  const { rows, ...shown } = await listPage(context, { type: "NOTICE" }, search, wanted);
  return { list: rows.map(asRowOf("NOTICE")), ...shown, pinned: [] };
}

/** The Q&A page: its pinned notices take rows from it, so no question is skipped or shown twice (BRD-10). */
export async function listQuestions(context: ListContext, input: BoardPageInput) {
  const search = await findSearch(context.em, "QNA", input);
  const pins = search ? [] : (await findNoticesPinnedFirst(context.em, pinnedNotices)).slice(0, pinnedNotices);
  const wanted = { page: input.page, limit: pageSize.board - pins.length };
  const { rows, ...shown } = await listPage(context, { type: "QNA" }, search, wanted);
  return { list: rows.map(asRowOf("QNA")), ...shown, notices: pins.map(asRowOf("NOTICE")) };
}
