import type { TokenKeeper } from "./token-keeper.ts";

/** Makes a call that is no procedure, such as an upload. `isRefused` says whether it failed for its token. */
export type SendWithToken = <Result>(
  send: (token: string | null) => Promise<Result>,
  isRefused: (error: unknown) => boolean,
) => Promise<Result>;

/** A refused token is renewed once, as for procedures; the call's own error is passed on when that does not help. */
export const createSendWithToken =
  (tokens: TokenKeeper): SendWithToken =>
  async (send, isRefused) => {
    const sent = tokens.current();
    try {
      return await send(sent);
    } catch (error) {
      const fresh = isRefused(error) ? await tokens.renew(sent).catch(() => null) : null;
      if (fresh === null) throw error;
      return send(fresh);
    }
  };
