import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page is shown as it was left under this name, although it is another step of the history. */
    scrollKey?: string;
  }
}

/** The name under which the router remembers how far a page was scrolled. */
export function scrollKeyOf({ state, href }: Pick<ParsedLocation, "state" | "href">): string {
  const { scrollKey, __TSR_key: step } = state;
  return scrollKey ?? step ?? href;
}

/**
 * The router notes how far a page is scrolled once it has seen it scroll. A reader on a slow device scrolls before the
 * page is interactive, and that would be forgotten: it is shown the page as it stands when they leave it.
 */
export function rememberEarlyScroll(router: Pick<AnyRouter, "subscribe">): void {
  router.subscribe("onBeforeNavigate", () => document.dispatchEvent(new Event("scroll")));
}

/**
 * Whether the router may scroll to where a page was left, or to its top. The first page of a visit is there before the
 * router is, and a script of its own has scrolled it: whoever has read on meanwhile is not thrown back.
 */
export function scrollsAfterFirst(): () => boolean {
  let isFirst = true;
  return () => {
    const may = !isFirst;
    isFirst = false;
    return may;
  };
}
