import { cameFromHere, isAsleep, stepsBackThere } from "../../page/asleep.ts";
import { isPlainPress } from "../../page/plain-press.ts";

/** In the tab's own storage: the list from which a post was opened last. */
const storageKey = "bulmo-list";

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);

const isPost = (pathname: string) => pathname.endsWith("/detail");

const addressOf = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** A browser may forbid storage: then 목록 leads to the beginning of the list, as it says. */
function readNoted(): URL | null {
  try {
    return addressOf(sessionStorage.getItem(storageKey) ?? "");
  } catch {
    return null;
  }
}

/** Who pressed a post before this was there comes from the list all the same, though it was not noted. */
export const findList = ({ origin, pathname }: HTMLAnchorElement) =>
  [addressOf(document.referrer), readNoted()].find((list) => list?.origin === origin && list.pathname === pathname);

function noteList(): void {
  try {
    sessionStorage.setItem(storageKey, window.location.href);
  } catch {
    return;
  }
}

/** While the app sleeps, a post's 목록 (`data-list`) leads to the list as its reader left it: page, search and all. */
export function returnToList(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || !isAsleep() || !isPlainPress(event)) return;
    if (isPost(link.pathname) && !isPost(window.location.pathname)) return noteList();
    // Who came straight here gets the whole list.
    const left = link.dataset["list"] !== undefined && cameFromHere() ? findList(link) : undefined;
    if (!left) return;
    event.preventDefault();
    if (document.referrer === left.href && stepsBackThere()) history.back();
    else window.location.assign(left);
  });
}
