import { maximumKeyword } from "@bulmo/contracts/board";
import type { PostListInput } from "@bulmo/contracts/post";

type SearchType = PostListInput["searchType"];

/** Written out rather than read from the schema, which would bring all of zod to a reader's page. */
const searchTypes: readonly SearchType[] = ["TITLE", "USER"];

/** The query of a list's address. What is missing has its default, so that a clean address stays clean. */
export type BoardSearch = {
  page?: string;
  searchType?: SearchType;
  searchKeyword?: string;
};

const isSearchType = (value: unknown): value is SearchType => searchTypes.some((type) => type === value);

const asKeyword = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\0", "").slice(0, maximumKeyword) : "";

/** Keeps what means something and drops the rest: a wrong page is the first one (CON-04). */
export function validateBoardSearch(search: Record<string, unknown>): BoardSearch {
  const page = Number(search["page"]);
  const keyword = asKeyword(search["searchKeyword"]);
  const isSearch = keyword.trim() !== "";
  return {
    page: Number.isInteger(page) && page > 1 ? String(Math.min(page, Number.MAX_SAFE_INTEGER)) : undefined,
    searchType: isSearch && isSearchType(search["searchType"]) ? search["searchType"] : undefined,
    searchKeyword: isSearch ? keyword : undefined,
  };
}

/** The same as the calls take it. */
export function asListInput(search: BoardSearch) {
  return {
    page: Number(search.page ?? 1),
    searchType: search.searchType ?? ("TITLE" as const),
    searchKeyword: search.searchKeyword ?? "",
  };
}

/**
 * The address by which a page of the list is known. `shown` is the page that came: after the last
 * there is only the last. Searches are not known: they all stand for the list.
 */
export function listAddress(path: string, { searchKeyword }: BoardSearch, shown = 1): string {
  return shown === 1 || searchKeyword !== undefined ? path : `${path}?page=${shown}`;
}
