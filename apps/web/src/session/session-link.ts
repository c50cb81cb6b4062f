import type { AppRouter } from "@bulmo/server/router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { statusOf } from "./call/call-error.ts";
import type { TokenKeeper } from "./token-keeper.ts";

/** Their 401 is an answer, not an expired token (requirements/constants.md, AUT-15). */
const answersForItself = new Set(["auth.refresh", "auth.signIn"]);

/** Renews the token when a call is refused for it, sends the call once more, and otherwise passes its own error on. */
export function sessionLink(tokens: TokenKeeper): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let closed = false;
        let stop = () => {};
        const send = (isRetry: boolean) => {
          const sent = tokens.current();
          const fail = async (error: Parameters<typeof observer.error>[0]) => {
            const renewable = !isRetry && statusOf(error) === 401 && !answersForItself.has(op.path);
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
