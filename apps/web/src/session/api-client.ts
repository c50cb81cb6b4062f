import type { AppRouter } from "@bulmo/server/router";
import { createTRPCClient, httpBatchLink, splitLink } from "@trpc/client";
import { sessionLink } from "./session-link.ts";
import type { TokenKeeper } from "./token-keeper.ts";
import type { ApiClient } from "./call/trpc.ts";

/** The server counts each call of a batch and refuses longer ones (requirements/decisions.md). */
const callsPerBatch = 10;
/** Longer addresses are refused by some proxies; a batch that would need one is split. */
const longestAddress = 2_000;

type Options = { tokens: TokenKeeper; url?: string; fetch?: typeof globalThis.fetch };

/** No timeout (requirements/constants.md). */
export function createApiClient({ tokens, url = "/trpc", fetch }: Options): ApiClient {
  const headers = () => {
    const token = tokens.current();
    return token === null ? {} : { authorization: `Bearer ${token}` };
  };
  const transport = { url, headers, fetch };
  return createTRPCClient<AppRouter>({
    links: [
      sessionLink(tokens),
      splitLink({
        // A sign-in or refresh must not wait for whatever else is being asked.
        condition: (op) => op.type === "mutation" && op.path.startsWith("auth."),
        // A batch of one: without a batch, a call without input would have no body, which the server refuses.
        true: httpBatchLink({ ...transport, maxItems: 1 }),
        false: httpBatchLink({ ...transport, maxItems: callsPerBatch, maxURLLength: longestAddress }),
      }),
    ],
  });
}
