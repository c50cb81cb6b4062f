import type { SendWithToken } from "../parts/upload/send-with-token.tsx";
import { isSignedOut } from "./call/call-error.ts";
import type { TokenStore } from "./token-store.ts";

/** A refused token is renewed once, as for procedures; the call's own error is passed on when that does not help. */
export const createSendWithToken =
  (tokens: TokenStore): SendWithToken =>
  async (send) => {
    const sent = tokens.current();
    try {
      return await send(sent);
    } catch (error) {
      const fresh = isSignedOut(error) ? await tokens.renew(sent).catch(() => null) : null;
      if (fresh === null) throw error;
      return send(fresh);
    }
  };
