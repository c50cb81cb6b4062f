import { sessionMarkerCookie } from "@bulmo/contracts/session-marker";

/** Whether the readable cookie says that there is a session. */
export function hasSessionMarker(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${sessionMarkerCookie}=`));
}

export const expiredSessionMarker = `${sessionMarkerCookie}=; Path=/; Max-Age=0`;
