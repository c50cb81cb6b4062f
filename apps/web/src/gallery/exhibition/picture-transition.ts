import type { AnyRouter } from "@tanstack/react-router";
import { givePictureName, isList, isWork, pictureName, takePictureName } from "./named-picture.ts";

const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Who asks for less motion, or does not look, is shown the next page as any other. */
export const pictureTransition = { types: () => (isStill() ? (false as const) : [pictureName]) };

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
  setTimeout(takePictureName, restingTime);
}
