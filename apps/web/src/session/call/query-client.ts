import { onlineManager, QueryClient } from "@tanstack/react-query";
import { isSignedOut, isRetryable } from "./call-error.ts";

/** How long what was fetched counts as fresh: going back and forth within it asks nothing again. */
const fresh = 30_000;

// A dead session has ended by now: as a visitor the same call may succeed.
const worthRetrying = (error: unknown) => isRetryable(error) || isSignedOut(error);

export function createBrowserQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection nothing newer can come: what was seen is shown, however long ago (SEE-11).
        staleTime: () => (onlineManager.isOnline() ? fresh : Infinity),
        // Loaders decide what to fetch; a page that was rendered on the server has what it shows.
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: false,
        retry: (failures, error) => failures < 1 && worthRetrying(error),
        retryDelay: 300,
      },
      // Without a connection a write fails at once and is told, rather than waiting unseen for the connection.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** One for each request: nothing one reader fetched may reach another. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity, gcTime: Infinity } },
  });
}
