const plain = "bulmo_signed_in";

/**
 * The cookie that scripts may read: it says that there is a session and nothing more (requirements/decisions.md). `__Host-` ties it to
 * this very host; browsers take it only over https.
 */
export const sessionMarkerCookie = (isSecure: boolean) => (isSecure ? `__Host-${plain}` : plain);

/** Whatever it may be called: a proxy may speak https for a site that does not know of it. */
export const sessionMarkerCookies = [sessionMarkerCookie(true), sessionMarkerCookie(false)] as const;

/** Whether cookies, as a request or a document tells them, say that there is a session. */
export const hasSessionMarker = (cookies: string): boolean =>
  cookies.split("; ").some((cookie) => sessionMarkerCookies.some((name) => cookie.startsWith(`${name}=`)));
