import { type LinkOptions, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { scrollKeyOf } from "../../page/scroll-position.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Which of the page's pictures is looked at closely. */
    viewed?: string;
  }
}

/**
 * The open viewer is a step of the history, at the page's own address: going back, as phones do it, leaves the viewer
 * and not the page, and a page that is loaded again shows what it showed (docs/decisions/033).
 */
export function useViewerEntry() {
  const router = useRouter();
  const viewed = useLocation({ select: ({ state }) => state.viewed });
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [viewed]);

  const open = (picture: string) =>
    void router.navigate({
      to: ".",
      search: true,
      // The page below stays where it is.
      state: (state) => ({ ...state, viewed: picture, scrollKey: scrollKeyOf(router.latestLocation) }),
      resetScroll: false,
      ignoreBlocker: true,
    });
  /** Another picture of the same page, in the same step of the history. */
  const turnTo = (picture: string) =>
    void router.navigate({
      to: ".",
      search: true,
      state: (state) => ({ ...state, viewed: picture }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const close = () => {
    // A second press before the browser has gone back would leave the page too.
    if (isLeaving.current) return;
    isLeaving.current = true;
    router.history.back({ ignoreBlocker: true });
  };
  /** The viewer goes on to another page, which stands below it as though one had gone there first. */
  const moveTo = (page: Pick<LinkOptions, "to" | "params" | "search">, picture = viewed) => {
    router.history.replace(router.buildLocation(page).href, {}, { ignoreBlocker: true });
    // Or the page and the viewer over it would become one step.
    router.history.flush();
    void router.navigate({ ...page, state: { viewed: picture }, ignoreBlocker: true });
  };
  return { viewed, open, turnTo, close, moveTo };
}
