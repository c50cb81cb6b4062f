import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { lifetime } from "./session-store.ts";

/** The short-lived access tokens, which name a session. `secret`: at least 32 characters. */
export function createSessionTokens(secret: string) {
  const key = new TextEncoder().encode(secret);

  /** A signature stays what it is, so it is checked once; that the session lives is asked each time. */
  const signed = new LRUCache<string, { sessionId: string; until: number }>({ max: 10_000 });

  return {
    issue: (sessionId: string) =>
      new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(sessionId)
        .setExpirationTime(Math.floor((Date.now() + lifetime.accessToken) / 1000))
        .sign(key),

    /** The session that a token names; null where it is not ours or has run out. */
    async read(token: string): Promise<string | null> {
      const known = signed.get(token);
      if (known && known.until > Date.now()) return known.sessionId;
      const { payload } = (await jwtVerify(token, key, { algorithms: ["HS256"] }).catch(() => null)) ?? {};
      if (!payload?.sub || !payload.exp) return null;
      signed.set(token, { sessionId: payload.sub, until: payload.exp * 1000 });
      return payload.sub;
    },
  };
}
