import { sessionMarkerCookies } from "@bulmo/contracts/session-marker";

/** An expression about the document's cookies, for scripts of the page's own. */
export const hasMarkerScript = `/${sessionMarkerCookies.map((name) => `(?:^|; )${name}=`).join("|")}/.test(document.cookie)`;

/**
 * For the head: pages are the same for everybody, and say to a visitor at once what a member, of whom the browser is yet to
 * ask, is not to read: that nobody is signed in, or that a page is not there (`MissingForNow`).
 */
export const memberBootstrap = `if(${hasMarkerScript})document.documentElement.dataset.member=""`;
