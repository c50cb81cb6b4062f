import { useLocation } from "@tanstack/react-router";
import { cameFromHere } from "../../page/asleep.ts";
import { scrollKeyOf } from "../../page/scroll-position.ts";
import type { SitePath } from "../../page/site-path.ts";
import { parseSearch } from "../../page/search-params.ts";
import { type PostSearch, validatePostSearch } from "../search/post-search.ts";
import { findList } from "./list-return.ts";

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

const withoutStep = (address: string) => address.replace(/#.*/u, "");

/**
 * The query of the list to which `link` leads, as its reader left it before the app was there: of the page that came as a
 * document, and of none that the app has led to since. Undefined for who came from elsewhere.
 */
export function searchBeforeApp(link: HTMLAnchorElement): PostSearch | undefined {
  const [sent] = performance.getEntriesByType("navigation");
  const isSent = sent && withoutStep(sent.name) === withoutStep(window.location.href);
  const list = isSent && cameFromHere() ? findList(link) : undefined;
  return list ? validatePostSearch(parseSearch(list.search)) : undefined;
}

/** The list from which the reader came to this post within the app. */
export const usePreviousList = (): ListPosition | undefined => useLocation({ select: ({ state }) => state.list });
