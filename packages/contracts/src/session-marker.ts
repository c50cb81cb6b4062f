const plain = "bulmo_signed_in";
const tied = "__Host-bulmo_signed_in";

/**
 * The cookie that scripts may read: it says that there is a session and nothing more (requirements/decisions.md). `__Host-` ties it to
 * this very host; browsers take it only over https.
 */
export const sessionMarkerCookie = (isSecure: boolean) => (isSecure ? tied : plain);

/** Whatever it may be called: a proxy may speak https for a site that does not know of it. */
export const sessionMarkerCookies = [tied, plain] as const;

/** Both of them; short, as every page holds it. */
const marker = /(?:^|; )(?:__Host-)?bulmo_signed_in=/u;

/** Whether cookies, as a request or a document tells them, say that there is a session. */
export const hasSessionMarker = (cookies: string): boolean => marker.test(cookies);
