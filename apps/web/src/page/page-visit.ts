import type { ParsedLocation } from "@tanstack/react-router";

/** Where the site counts a page that was shown (docs/decisions/083): its path and, of a post, its number. No more is told. */
const count = (pathname: string, index: string | undefined): void =>
  void fetch(`/visit${pathname}?index=${index}`, { keepalive: true }).catch(() => undefined);

type Place = ParsedLocation<{ index?: string }>;

const isSame = (one: Place, other: Place) => one.pathname === other.pathname && one.search.index === other.search.index;

/** Has a page counted for which no document was loaded. */
export function countVisit(from: Place | undefined, to: Place): void {
  if (from && !isSame(from, to)) count(to.pathname, to.search.index);
}

declare global {
  interface PerformanceNavigationTiming {
    readonly activationStart?: number;
    readonly deliveryType?: string;
  }
}

/** Has a document counted that was loaded ahead: the site did not count it, as it might not have been shown. */
export function countDocument(): void {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!loaded?.activationStart && loaded?.deliveryType !== "navigational-prefetch") return;
  count(window.location.pathname, new URLSearchParams(window.location.search).get("index") ?? undefined);
}
