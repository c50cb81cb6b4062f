import type { AppRouter } from "@bulmo/server/router";
import { createTRPCClient, httpBatchLink, splitLink, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { isSignedOut } from "./call/call-error.ts";
import type { ApiClient } from "./call/trpc.ts";
import type { TokenStore } from "./token-store.ts";

/** The server counts each call of a batch and refuses longer ones (requirements/decisions.md). */
const callsPerBatch = 10;
/** Longer addresses are refused by some proxies; a batch that would need one is split. */
const longestAddress = 2_000;

type Options = { tokens: TokenStore; url?: string; fetch?: typeof globalThis.fetch };

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

/** Their 401 is an answer, not an expired token (requirements/constants.md, AUT-15). */
const answersForItself = new Set(["auth.refresh", "auth.signIn"]);

/** Renews the token when a call is refused for it, sends the call once more, and otherwise passes its own error on. */
function sessionLink(tokens: TokenStore): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let closed = false;
        let stop = () => {};
        const send = (isRetry: boolean) => {
          const sent = tokens.current();
          const fail = async (error: Parameters<typeof observer.error>[0]) => {
            const renewable = !isRetry && isSignedOut(error) && !answersForItself.has(op.path);
            const fresh = renewable ? await tokens.renew(sent).catch(() => null) : null;
            if (closed) return;
            if (fresh === null) observer.error(error);
            else send(true);
          };
          const subscription = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error: (error) => void fail(error),
          });
          stop = () => subscription.unsubscribe();
        };
        send(false);
        return () => {
          closed = true;
          stop();
        };
      });
}
