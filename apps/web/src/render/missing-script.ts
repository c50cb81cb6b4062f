import { sessionMarkerCookies } from "@bulmo/contracts/session-marker";

const named = sessionMarkerCookies.map((name) => `(?:^|; )${name}=`).join("|");

/**
 * For the head of a page that is not there, which is the same for everybody: to a member, of whom the browser is yet to
 * ask (`MissingForNow`), it does not say so before.
 */
export const missingScript = `if(/${named}/.test(document.cookie))document.documentElement.dataset.member=""`;
