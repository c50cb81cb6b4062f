import type { FirstBoard } from "@bulmo/contracts/post";
import type { PostSearch } from "../search/post-search.ts";

/** Types are upper case in calls and lower case in addresses (CON-07). */
const boardPaths = {
  NOTICE: "/community/notice",
  QNA: "/community/qna",
} as const satisfies Record<FirstBoard, string>;

export type BoardPath = (typeof boardPaths)[FirstBoard];

export const detailPaths = {
  NOTICE: "/community/notice/detail",
  QNA: "/community/qna/detail",
} as const satisfies Record<FirstBoard, string>;

/**
 * The address by which a page of the list is known. `shown` is the page that came: after the last
 * there is only the last. Searches are not known: they all stand for the list.
 */
export function listAddress(path: string, { searchKeyword }: PostSearch, shown = 1): string {
  return shown === 1 || searchKeyword !== undefined ? path : `${path}?page=${shown}`;
}
