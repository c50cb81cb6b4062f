import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { FailurePage } from "./features/failure/failure-page.tsx";
import { NotFoundPage } from "./features/failure/not-found-page.tsx";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import type { Session } from "./lib/session/session.ts";
import { SessionProvider } from "./lib/session/session-provider.tsx";
import { type ApiClient, createQueries, type Queries, trpc } from "./lib/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";

export type RouterContext = {
  queries: Queries;
  /** Origin for canonical links and previews; the browser learns it from the page. */
  publicUrl: string;
};

export type RouterServices = {
  queryClient: QueryClient;
  client: ApiClient;
  session: Session;
  publicUrl?: string;
  /** Marks the inline scripts of a server-rendered page for its Content-Security-Policy. */
  nonce?: string;
};

export function createAppRouter({ queryClient, client, session, publicUrl = "", nonce }: RouterServices) {
  const context: RouterContext = { queries: createQueries(client, queryClient), publicUrl };
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadDelay: 80,
    // What is fresh is the query client's to know.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    ssr: nonce ? { nonce } : undefined,
    dehydrate: () => ({ publicUrl }),
    hydrate: (sent: { publicUrl: string }) => {
      context.publicUrl = sent.publicUrl;
    },
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </trpc.Provider>
    ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

export type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}
