import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";

/** What a page was rendered from, on its way to the browser. The library's type of it does not know that it is plain. */
export type DehydratedCache = string | { values: never };

/**
 * What failed too: the browser shows the same as the page, instead of asking again. A call that nobody waits for any
 * more, beside one that was not found, is left out: its failing would be an error of a page that needs nothing of it.
 * Calls are JSON in and out; as one text they are written and read many times faster than as values of any kind, which
 * is left to what holds an error.
 */
export function dehydrateCache(queryClient: QueryClient): DehydratedCache {
  const fetched = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== "pending",
    shouldDehydrateMutation: () => false,
  });
  const hasFailed = fetched.queries.some(({ state }) => state.status === "error");
  return hasFailed ? { values: fetched as never } : JSON.stringify(fetched);
}

export function hydrateCache(queryClient: QueryClient, fetched: DehydratedCache): void {
  hydrate(queryClient, typeof fetched === "string" ? (JSON.parse(fetched) as DehydratedState) : fetched.values);
}
