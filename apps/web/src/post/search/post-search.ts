import type { PostListInput } from "@bulmo/contracts/post";
import { pageOf, termOf } from "../../page/search-params.ts";

type SearchType = PostListInput["searchType"];

/** Written out rather than read from the schema, which would bring all of zod to a reader's page. */
const searchTypes: readonly SearchType[] = ["TITLE", "USER", "FILE"];

/** The query of a list's address. What is missing has its default, so that a clean address stays clean. */
export type PostSearch = {
  page?: string;
  searchType?: SearchType;
  searchKeyword?: string;
  /** A word of its board that a post bears before its title. */
  heading?: string;
};

const isSearchType = (value: unknown): value is SearchType => searchTypes.some((type) => type === value);

/** Keeps what means something and drops the rest. */
export function validatePostSearch(search: Record<string, unknown>): PostSearch {
  const searchKeyword = termOf(search["searchKeyword"]);
  const type = search["searchType"];
  return {
    page: pageOf(search["page"]),
    searchType: searchKeyword !== undefined && isSearchType(type) ? type : undefined,
    searchKeyword,
    heading: termOf(search["heading"]),
  };
}

/** Whether it asks for less than the whole list. */
export const isNarrow = ({ searchKeyword, heading }: PostSearch): boolean => (searchKeyword ?? heading) !== undefined;

/** The same as the calls take it. */
export const asSearchInput = (search: PostSearch) => ({
  page: Number(search.page ?? 1),
  searchType: search.searchType ?? ("TITLE" as const),
  searchKeyword: search.searchKeyword ?? "",
  ...(search.heading !== undefined && { heading: search.heading }),
});
