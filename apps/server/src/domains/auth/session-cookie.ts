import { sessionMarkerCookie, sessionMarkerCookies } from "@bulmo/contracts/session-marker";
import type { CookieOptions, Request, Response } from "express";
import { type Sessions } from "../../session.ts";
import { lifetime } from "../../session-store.ts";
import type { SessionCookies } from "../../trpc.ts";

/** `__Host-` ties the cookie to this very host; browsers take it only over https. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-bulmo_session" : "bulmo_session");

/** The session cookie of one exchange, and the marker beside it that scripts may read (requirements/decisions.md). */
export function createCookies(
  { request, response }: { request: Request; response: Response },
  { sessions, isSecure }: { sessions: Sessions; isSecure: boolean },
): SessionCookies {
  const secret = { httpOnly: true, sameSite: "lax", secure: isSecure, path: "/" } satisfies CookieOptions;
  const marker = { ...secret, httpOnly: false };
  return {
    read: () => sessions.readCookie(request.headers.cookie),
    write(sessionId, { autoLogin }) {
      // Without a lifetime a cookie ends with the browser (AUT-09).
      const life = autoLogin ? { maxAge: lifetime.autoLogin } : {};
      response.cookie(sessionCookieName(isSecure), sessionId, { ...secret, ...life });
      response.cookie(sessionMarkerCookie(isSecure), "1", { ...marker, ...life });
    },
    clear() {
      response.clearCookie(sessionCookieName(isSecure), secret);
      // The other name too, which is a planted one's or one's from before the site spoke https.
      for (const name of sessionMarkerCookies)
        response.clearCookie(name, { ...marker, secure: name.startsWith("__Host-") });
    },
  };
}
