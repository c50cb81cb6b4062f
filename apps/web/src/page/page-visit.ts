import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

/** Of a post the number names the page. */
const postOf = ({ search }: ParsedLocation) => (search as { index?: unknown }).index;

/**
 * Tells the site which page is shown now, for which no document was loaded: its address, and nothing of who reads it
 * (docs/decisions/083).
 */
export function countShownPages(router: Pick<AnyRouter, "subscribe">): void {
  router.subscribe("onRendered", ({ fromLocation: from, toLocation: to, pathChanged }) => {
    if (from && (pathChanged || postOf(from) !== postOf(to)))
      fetch(to.href, { method: "HEAD", credentials: "omit", headers: { "x-visit": "1" } }).catch(() => undefined);
  });
}
