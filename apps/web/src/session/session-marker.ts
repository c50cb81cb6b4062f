import { sessionMarkerCookie, sessionMarkerCookies } from "@bulmo/contracts/session-marker";

/** Whether the readable cookie says that there is a session. */
export function hasSessionMarker(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => sessionMarkerCookies.some((name) => cookie.startsWith(`${name}=`)));
}

/** What to write into `document.cookie`, one after the other. */
export const expiredSessionMarkers = [
  `${sessionMarkerCookie(false)}=; Path=/; Max-Age=0`,
  // Browsers forget a cookie with this prefix only when told as they were when they took it.
  `${sessionMarkerCookie(true)}=; Path=/; Max-Age=0; Secure`,
];
