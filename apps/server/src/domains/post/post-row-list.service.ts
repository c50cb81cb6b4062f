import { listMessages, mostCounted } from "@bulmo/contracts/list";
import { maximumLimit } from "@bulmo/contracts/page-size";
import type { PostField, PostRowOutput, PostRowsInput } from "@bulmo/contracts/post-for-programs";
import { InputError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import { isCursorTime, readCursor, writeCursor } from "../../platform/rest/cursor.ts";
import { isExhibition } from "@bulmo/contracts/board";
import { countHeaded, countSearch, type ListContext, listPage, noPosts, toItemOf } from "./post-list.service.ts";
import { findMatches } from "./post-match.ts";
import { findBoard, mayRead } from "../board/board-access.ts";
import type { Board } from "../board/boards.ts";
import { countSince, findInOrder, type OrderPosition, orderOf, type PostOrder } from "./post-order.query.ts";
import { findSearch, type Search } from "./post-search.ts";
import { findPostRows, type PostFilter, type PostRow, readTotal } from "./post.query.ts";

/** Rows one after the other behind the asked for: whether there are more. */
const ahead = 1;

/** What is listed, in which order, and by what its cursors are known. */
type Listed = {
  board: Board;
  filter: PostFilter;
  search: Search | undefined;
  order: PostOrder;
  limit: number;
  asked: readonly unknown[];
};

function sortOf({ sort, createdSince, updatedSince }: PostRowsInput) {
  if (sort) return sort;
  if (createdSince !== undefined) return "createdAt";
  return updatedSince === undefined ? "-index" : "updatedAt";
}

async function listedOf({ em, boards }: ListContext, input: PostRowsInput): Promise<Listed> {
  const { type, exhibitionSubIndex: subType, heading, createdSince, updatedSince } = input;
  const sort = sortOf(input);
  const search = await findSearch(em, type, input);
  const since = createdSince ?? updatedSince;
  // Works hang in an order of their own, which is what who names none asks for.
  const isByNumber = input.sort === "-index" && isExhibition(type);
  const board = findBoard(await boards(), type);
  return {
    board,
    filter: { type, subType, heading, isByNumber, hasComments: board.hasComments },
    search,
    order: { ...orderOf(sort), since },
    limit: Math.min(input.limit, maximumLimit),
    asked: [type, subType, heading, search?.key, isByNumber ? "by number" : sort, since],
  };
}

/** The site's own order, whose pages are found however far back they lie. */
const isSitesOwn = ({ order }: Listed) => order.column === "index" && order.isDescending;

type Page = { rows: readonly PostRow[]; page: number; total: number };

const countKeyOf = ({ asked, filter }: Listed) => ({ key: JSON.stringify(asked), tags: [`post:${filter.type}`] });

async function totalOf(context: ListContext, listed: Listed, rows: readonly PostRow[]): Promise<number> {
  const { em, cachedCount } = context;
  const { filter, order } = listed;
  if (order.since === undefined) {
    if (filter.heading) return countHeaded(context, filter);
    return rows[0]?.total ?? (await readTotal(em, filter));
  }
  return cachedCount(countKeyOf(listed), () => countSince(em, filter, order, mostCounted));
}

/** Throws INPUT_INVALID for a page so far back that all before it would be passed over. */
async function orderedPage(context: ListContext, listed: Listed, wanted: number): Promise<Page> {
  const { filter, order, limit } = listed;
  const total = await totalOf(context, listed, []);
  const { page, offset } = pageIn({ page: wanted, limit }, total);
  if (offset >= mostCounted) throw InputError.of("page", listMessages.pageTooFar);
  return { rows: await findInOrder(context.em, filter, order, { offset, limit: limit + ahead }), page, total };
}

const startPage = (context: ListContext, listed: Listed, page: number): Promise<Page> =>
  isSitesOwn(listed)
    ? listPage(context, listed.filter, listed.search, { page, limit: listed.limit, ahead })
    : orderedPage(context, listed, page);

/** Whether a cursor holds what a place in this order is. */
const isPlaceOf =
  ({ order: { column } }: Listed) =>
  ([index, value, ...rest]: readonly unknown[]): boolean => {
    if (typeof index !== "number" || !Number.isInteger(index) || Math.abs(index) > 2 ** 31 - 1 || rest.length > 0)
      return false;
    if (column === "index") return value === undefined;
    return column === "title" ? typeof value === "string" && !value.includes("\0") : isCursorTime(value);
  };

async function nextPage(context: ListContext, listed: Listed, cursor: string): Promise<Page> {
  const { em } = context;
  const { filter, search, order, limit } = listed;
  const { page, place } = readCursor(listed.asked, cursor, isPlaceOf(listed));
  const [index, value] = place as [number, string | undefined];
  const after: OrderPosition = { index, value };
  const wanted = { limit: limit + ahead };
  const behind = { ...filter, below: index };
  if (search) {
    const rows = await findMatches(em, behind, search, { offset: 0, ...wanted });
    return { rows, page: page + 1, total: await countSearch(context, filter, search, rows) };
  }
  const rows = isSitesOwn(listed)
    ? await findPostRows(em, behind, wanted)
    : await findInOrder(em, filter, order, { after, ...wanted });
  return { rows, page: page + 1, total: await totalOf(context, listed, rows) };
}

/** A list in the site's own order goes on behind where its last row stands, which is a board's number (post-standing.ts). */
const placeOf = (listed: Listed, { index, standing, place_value: value }: PostRow) => {
  if (value !== null && value !== undefined) return [index, value];
  return [isSitesOwn(listed) ? standing : index];
};

function rowOf(board: Board, row: PostRow, wanted: readonly PostField[] | undefined): PostRowOutput {
  const told = {
    ...toItemOf(board)(row),
    subType: row.sub_type ?? null,
    userId: row.user_id ?? null,
    views: row.views,
    likeCount: row.like_count,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
  if (!wanted) return told;
  const names = new Set<string>([...wanted, "type", "index"]);
  return Object.fromEntries(Object.entries(told).filter(([name]) => names.has(name))) as PostRowOutput;
}

/** A list of posts for programs: in an order, from a time on, by pages or behind a cursor. Throws INPUT_INVALID. */
export async function listPostRows(context: ListContext, input: PostRowsInput) {
  if (!mayRead(context.viewer, findBoard(await context.boards(), input.type))) return { ...noPosts, nextCursor: null };
  const listed = await listedOf(context, input);
  const { board, limit, asked } = listed;
  const { rows, page, total } =
    input.cursor === undefined
      ? await startPage(context, listed, input.page)
      : await nextPage(context, listed, input.cursor);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => rowOf(board, row, input.fields)),
    page,
    totalPages: pageIn({ page, limit }, total).totalPages,
    total,
    nextCursor: last && rows.length > limit ? writeCursor(asked, { page, place: placeOf(listed, last) }) : null,
  };
}
