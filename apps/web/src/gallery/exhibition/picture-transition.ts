import type { AnyRouter } from "@tanstack/react-router";

/** A picture of this name moves to the one that has it on the next page (SEE-23); a work's page gives it to its own. */
export const pictureName = "work-picture";

const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Who asks for less motion, or does not look, is shown the next page as any other. */
export const pictureTransition = { types: () => (isStill() ? (false as const) : [pictureName]) };

export let unname = (): void => {};

/** Of the pictures of a list one has the name. It is as large as what is seen of it, its place's empty room left out. */
export function givePictureName(image: HTMLImageElement): void {
  unname();
  const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
  const width = Math.min(image.clientWidth, image.clientHeight * ratio);
  Object.assign(image.style, {
    viewTransitionName: pictureName,
    insetBlockStart: "auto",
    width: `${width}px`,
    height: `${width / ratio}px`,
  });
  unname = () => {
    image.removeAttribute("style");
    removeEventListener("resize", unname);
  };
  addEventListener("resize", unname);
}

type Place = { pathname: string; search: { type?: string; index?: string } };

export const isWork = ({ pathname }: Pick<Place, "pathname">): boolean =>
  /^\/gallery\/exhibition\/[^/]+\/detail$/u.test(pathname);
export const isList = (place: Pick<Place, "pathname">): boolean =>
  place.pathname === "/" || (place.pathname.startsWith("/gallery/") && !isWork(place));
const nameOfWork = ({ type, index }: { type?: string; index?: string | number }) => `${type} ${index}`;

let returningFrom = "";
const heard = new WeakSet<AnyRouter>();

/** However the way back is taken: by the browser, by a button or by a link. */
function listenForReturn(router: AnyRouter): void {
  if (heard.has(router)) return;
  heard.add(router);
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
    const isReturn = fromLocation !== undefined && isWork(fromLocation) && isList(toLocation);
    returningFrom = isReturn ? nameOfWork(fromLocation.search) : "";
    if (isReturn) router.shouldViewTransition = pictureTransition;
  });
}

/** The work is pressed: its picture is about to leave the list. */
export function leaveWith(router: AnyRouter, link: HTMLElement): void {
  const image = link.querySelector("img");
  if (image) givePictureName(image);
  listenForReturn(router);
}

/** Long after the picture has come to rest. */
const restingTime = 1_000;

/** A list is shown: the picture of the work that one comes from takes its place in it. */
export function arriveWith(work: { type: string; index: number }, link: HTMLElement | null): void {
  const image = link?.querySelector("img");
  if (!image || returningFrom !== nameOfWork(work)) return;
  returningFrom = "";
  givePictureName(image);
  setTimeout(unname, restingTime);
}
