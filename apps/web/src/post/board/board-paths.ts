import type { ListedBoard } from "@bulmo/contracts/board-list";
import type { PostType } from "@bulmo/contracts/post";
import { type SitePath, sitePath } from "../../page/site-path.ts";
import { isNarrow, type PostSearch } from "../search/post-search.ts";

export const noticePath = "/community/notice";
export const questionPath = "/community/qna";

/** Where a board's posts are listed. */
export const boardPath = ({ address }: Pick<ListedBoard, "address">): SitePath => sitePath(`/community/${address}`);

/** Where a post of the board is read. */
export const detailPath = (path: SitePath): SitePath => sitePath(`${path}/detail`);

/** The same, where also notices stand on the board's list. */
export const rowPath = (path: SitePath, type: PostType): SitePath => detailPath(type === "NOTICE" ? noticePath : path);

/**
 * The address by which a page of the list is known. `shown` is the page that came: after the last
 * there is only the last. Searches and headings are not known: they all stand for the list.
 */
export function listAddress(path: string, search: PostSearch, shown = 1): string {
  return shown === 1 || isNarrow(search) ? path : `${path}?page=${shown}`;
}
