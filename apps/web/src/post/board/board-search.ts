import type { PostSearch } from "../search/post-search.ts";

/**
 * The address by which a page of the list is known. `shown` is the page that came: after the last
 * there is only the last. Searches are not known: they all stand for the list.
 */
export function listAddress(path: string, { searchKeyword }: PostSearch, shown = 1): string {
  return shown === 1 || searchKeyword !== undefined ? path : `${path}?page=${shown}`;
}
