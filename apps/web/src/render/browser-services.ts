import type { RouterServices } from "../router.tsx";
import { readBoards } from "../page/board/board-list.ts";
import { createApiClient } from "../session/api-client.ts";
import { createBrowserQueryClient } from "../session/call/query-client.ts";
import type { ApiClient } from "../session/call/trpc.ts";
import { createSendWithToken } from "../session/create-send-with-token.ts";
import { followIdentity } from "../session/follow-identity.ts";
import { createRetryLater } from "../session/retry-later.ts";
import { hasSessionMarker } from "@bulmo/contracts/session-marker";
import { expiredSessionMarkers } from "../session/session-marker.ts";
import { createSession } from "../session/session.ts";
import { createBrowserTabs, createTokenStore } from "../session/token-store.ts";

/** What a page in the browser lives on: one of each for as long as the tab is open. */
export function createBrowserServices(): RouterServices {
  const hasSession = () => hasSessionMarker(document.cookie);
  const tokens = createTokenStore({
    refresh: async () => (await client.auth.refresh.mutate()).accessToken,
    hasSession,
    tabs: createBrowserTabs(),
  });
  const client: ApiClient = createApiClient({ tokens });
  const session = createSession({
    tokens,
    calls: {
      signIn: (input) => client.auth.signIn.mutate(input),
      signOut: () => client.auth.signOut.mutate(),
      me: () => client.auth.me.query(),
      checkRole: () => client.auth.checkRole.query(),
    },
    hasSession,
    forgetSession: () => {
      for (const expired of expiredSessionMarkers) document.cookie = expired;
    },
    retryLater: createRetryLater(),
  });
  const queryClient = createBrowserQueryClient();
  followIdentity(session, queryClient);
  return { queryClient, client, session, boards: readBoards(document), sendWithToken: createSendWithToken(tokens) };
}
