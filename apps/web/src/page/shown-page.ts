import { type AnyRouter, type RouterState, useRouterState } from "@tanstack/react-router";

/**
 * Where the page is that is shown. The router's own location is that of the next page from the press on, while the last
 * one is still there: on a slow line what names a page would belong to the one and its content to the other (SEE-11).
 */
const shownLocation = ({ resolvedLocation, location }: Pick<RouterState, "resolvedLocation" | "location">) =>
  resolvedLocation ?? location;

export const usePathname = (): string => useRouterState({ select: (state) => shownLocation(state).pathname });

/** What the search of its address says. */
export const useSearchOfPage = (): object => useRouterState({ select: (state) => shownLocation(state).search });

/** Whether the address is that of the page, its hash apart. */
export const useIsShown = (href: string | undefined): boolean =>
  useRouterState({
    select: (state) => {
      const { pathname, searchStr } = shownLocation(state);
      return pathname + searchStr === href;
    },
  });

/** Tells later whether the reader is still on the page that is shown now, and on the way to no other. */
export function hereFrom(router: Pick<AnyRouter, "state" | "latestLocation">): () => boolean {
  const { href } = shownLocation(router.state);
  return () => router.latestLocation.href === href;
}
