import type { Query, QueryClient, QueryFilters } from "@tanstack/react-query";

/** The answer that is under way is void, and whoever waits for it waits for the one to this. */
function askAnew(query: Query): void {
  query.reset();
  // Whoever waits is told of a failure; nobody else need be.
  void query.fetch().catch(() => undefined);
}

function forgetUnshown(queryClient: QueryClient, filters: QueryFilters, underWay: (query: Query) => void): void {
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: "inactive" }))
    if (query.state.fetchStatus === "idle") queryClient.getQueryCache().remove(query);
    else underWay(query);
}

/**
 * Forgets what was fetched and is not shown. What a page is still waiting for is asked anew: were it removed, the page
 * would fail with what it waits for.
 */
export const forgetQueries = (queryClient: QueryClient, filters: QueryFilters = {}): void =>
  forgetUnshown(queryClient, filters, askAnew);

/**
 * Forgets what was fetched for who has left. What is under way was asked for their page: to ask it anew, for nobody,
 * would only be refused, so it is forgotten once it has come.
 */
export const forgetWhoLeft = (queryClient: QueryClient): void =>
  forgetUnshown(queryClient, {}, (query) => {
    const forget = () => {
      // Unless it is asked for somebody else by now.
      if (query.state.fetchStatus !== "idle") return;
      if (query.isActive()) void query.fetch().catch(() => undefined);
      else queryClient.getQueryCache().remove(query);
    };
    void query.promise?.then(forget, forget);
  });

/** Asks anew for what is shown as soon as it has come: to invalidate it does not make void what is under way. */
export function askAnewForFirst(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll({ type: "active", fetchStatus: "fetching" }))
    if (query.state.data === undefined) askAnew(query);
}
