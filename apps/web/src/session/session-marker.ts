import { sessionMarkerCookie } from "@bulmo/contracts/session-marker";

/** What to write into `document.cookie`, one after the other. */
export const expiredSessionMarkers = [
  `${sessionMarkerCookie(false)}=; Path=/; Max-Age=0`,
  // Browsers forget a cookie with this prefix only when told as they were when they took it.
  `${sessionMarkerCookie(true)}=; Path=/; Max-Age=0; Secure`,
];
