import { givePictureName, isList, isWork, unname } from "./picture-transition.ts";

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
 * Has documents that say so too follow upon this one with a transition. Not for who asks for less motion, and not on
 * devices that say they have little memory, in GB: those are slow, and draw a page a quarter later with it.
 */
export function allowTransitions(): void {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  if (deviceMemory < 8) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * The same in the head of a work's page: as what a sheet of a file says is heard too late by Chromium, which asks as soon
 * as it may draw.
 */
export const allowTransitionsScript = `(${String(allowTransitions)})()`;

/**
 * A work's picture moves from a list to its page and back also where each is a document (SEE-23), in browsers that can. The
 * page of the work names its own picture; a list is told by its address which one it is. A list that is not taken from the
 * browser's memory of pages comes in as any other: this is not there when it is first drawn.
 */
export function moveBetweenDocuments(): void {
  if (!isList(location) && !isWork(location)) return;
  if (isList(location)) allowTransitions();
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    const next = activation?.entry.url;
    if (!viewTransition || !next) return;
    const to = new URL(next);
    if (!isWork(location)) move(viewTransition, to);
    else if (!isList(to)) viewTransition.skipTransition();
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    unname();
    const last = navigation.activation?.from?.url;
    if (!viewTransition || !last || isWork(location)) return;
    move(viewTransition, new URL(last));
    void viewTransition.finished.then(unname);
  });
}
