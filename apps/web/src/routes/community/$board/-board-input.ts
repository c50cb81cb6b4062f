import type { ListedBoard } from "@bulmo/contracts/board-list";
import { pageSize } from "@bulmo/contracts/page-size";
import { asSearchInput, type PostSearch } from "../../../post/search/post-search.ts";

/** The page of a board's list that an address asks for. */
export const listInput = ({ type, kind }: ListedBoard, search: PostSearch) => ({
  type,
  ...asSearchInput(search),
  limit: kind === "ALBUM" ? pageSize.exhibition : pageSize.board,
});
