import { allowTransitions } from "../../page/document-transition.ts";
import { givePictureName, isList, isWork, takePictureName } from "./named-picture.ts";

/** The picture of the link that leads there. */
function pictureTo({ href }: URL): HTMLImageElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
  return links.find((link) => link.href === href)?.querySelector("img") ?? null;
}

/** The work's picture and this list's: one moves to the other. Whatever else follows upon a list comes at once. */
function move(transition: ViewTransition, work: URL): void {
  const image = isList(location) && isWork(work) ? pictureTo(work) : null;
  if (image) givePictureName(image);
  else transition.skipTransition();
}

/**
 * A work's picture moves from a list to its page and back also where each is a document (SEE-23), in browsers that can. The
 * page of the work names its own picture; a list is told by its address which one it is. On the way back this works where the
 * browser kept the list as it was left: a list that is loaded anew is drawn before this script has come.
 */
export function moveBetweenDocuments(): void {
  if (isList(location)) allowTransitions();
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    const next = activation?.entry.url;
    if (!viewTransition || !next) return;
    const to = new URL(next);
    if (!isWork(location)) move(viewTransition, to);
    // A list that is loaded anew asks for no transition in time, and browsers tell of that as of a fault.
    else if (!isList(to) || activation.navigationType !== "traverse") viewTransition.skipTransition();
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    takePictureName();
    const last = navigation.activation?.from?.url;
    if (!viewTransition || !last || isWork(location)) return;
    move(viewTransition, new URL(last));
    void viewTransition.finished.then(takePictureName);
  });
}
