import { useLocation } from "@tanstack/react-router";
import { cameFromHere, stepsBackThere } from "../../page/asleep.ts";
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

/** Whether this is the entry of the history with which the page came as a document, and none that the app made. */
function isSent(): boolean {
  const [sent] = performance.getEntriesByType("navigation");
  const { __TSR_index: step = 0 } = (window.history.state ?? {}) as { __TSR_index?: number };
  return step === 0 && sent !== undefined && withoutStep(sent.name) === withoutStep(window.location.href);
}

/**
 * The list to which `link` leads, as its reader left it before the app was there: its query, and whether one step back
 * leads to it, where it stands as it was scrolled. Undefined for who came from elsewhere, or by the app.
 */
export function listBeforeApp(link: HTMLAnchorElement): { search: PostSearch; isBehind: boolean } | undefined {
  const list = isSent() && cameFromHere() ? findList(link) : undefined;
  if (!list) return undefined;
  const isBehind = document.referrer === list.href && stepsBackThere();
  return { search: validatePostSearch(parseSearch(list.search)), isBehind };
}

/** The list from which the reader came to this post within the app. */
export const usePreviousList = (): ListPosition | undefined => useLocation({ select: ({ state }) => state.list });
