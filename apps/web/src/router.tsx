import type { Identity } from "@bulmo/contracts/identity";
import type { Contact } from "@bulmo/contracts/officer";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { FailurePage } from "./shell/failure/failure-page.tsx";
import { NotFoundPage } from "./shell/failure/not-found-page.tsx";
import { type DehydratedCache, hydrateCache, dehydrateCache } from "./session/call/hydration.ts";
import { BoardsProvider } from "./page/board/boards.ts";
import type { BoardList } from "./page/board/board-list.ts";
import { preloadFor } from "./page/preload.ts";
import { scrollKeyOf, scrollsAfterFirst } from "./page/scroll-position.ts";
import { parseSearch, stringifySearch } from "./page/search-params.ts";
import { SendWithTokenProvider, withoutSession, type SendWithToken } from "./parts/upload/send-with-token.tsx";
import type { Session } from "./session/session.ts";
import { SessionProvider } from "./session/session-provider.tsx";
import { type ApiClient, createQueries, trpc } from "./session/call/trpc.ts";
import type { RouterContext } from "./routes/-router-context.ts";
import { routeTree } from "./routeTree.gen.ts";

const nobody: Identity = { name: "", nameHanja: "", address: "", lines: [], isSample: false };

export type RouterServices = {
  queryClient: QueryClient;
  client: ApiClient;
  session: Session;
  boards: BoardList;
  sendWithToken?: SendWithToken;
  publicUrl?: string;
  postcodeScriptUrl?: string;
  mapTileUrl?: string;
  hasSamples?: boolean;
  contacts?: readonly Contact[];
  identity?: Identity;
  isSignedIn?: boolean;
  /** Marks the inline scripts of a server-rendered page for its Content-Security-Policy. */
  nonce?: string;
};

export function createAppRouter({ queryClient, client, session, boards, nonce, ...sent }: RouterServices) {
  const {
    publicUrl = "",
    postcodeScriptUrl = "",
    mapTileUrl = "",
    hasSamples = false,
    contacts = [],
    identity = nobody,
    isSignedIn,
  } = sent;
  const { sendWithToken = withoutSession } = sent;
  const settings = { publicUrl, postcodeScriptUrl, mapTileUrl, hasSamples, contacts, identity };
  const context: RouterContext = { queries: createQueries(client, queryClient), boards, isSignedIn, ...settings };
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: nonce ? true : scrollsAfterFirst(),
    getScrollRestorationKey: scrollKeyOf,
    defaultPreload: preloadFor(navigator),
    defaultPreloadDelay: 80,
    // What is fresh is the query client's to know.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    ssr: nonce ? { nonce } : undefined,
    // Loaders wait for what a page shows, so all of it is there before the page is rendered.
    dehydrate: () => ({ settings, fetched: dehydrateCache(queryClient) }),
    hydrate({ settings: received, fetched }: { settings: typeof settings; fetched: DehydratedCache }) {
      Object.assign(context, received);
      hydrateCache(queryClient, fetched);
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <SessionProvider session={session}>
            <BoardsProvider value={boards}>
              <SendWithTokenProvider value={sendWithToken}>{children}</SendWithTokenProvider>
            </BoardsProvider>
          </SessionProvider>
        </trpc.Provider>
      </QueryClientProvider>
    ),
  });
  return router;
}

export type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}
