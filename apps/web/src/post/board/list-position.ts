import { useLocation } from "@tanstack/react-router";
import { scrollKeyOf } from "../../page/scroll-position.ts";
import type { SitePath } from "../../page/site-path.ts";
import { type PostSearch, validatePostSearch } from "../search/post-search.ts";

/** A list as its reader left it: page, search, and the name under which it is known how far it was scrolled. */
export type ListPosition = { path: SitePath; search: PostSearch; scrollKey: string };

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The list from which a post was opened; it stays known from post to post. */
    list?: ListPosition;
  }
}

/** Where a reader of this list is, for the posts that they open from it. */
export function useListPosition(path: SitePath): ListPosition {
  const scrollKey = useLocation({ select: scrollKeyOf });
  const search = useLocation({ select: (location) => location.search });
  return { path, search: validatePostSearch(search), scrollKey };
}

/** The list from which the reader came to this post. */
export const usePreviousList = (): ListPosition | undefined => useLocation({ select: ({ state }) => state.list });
