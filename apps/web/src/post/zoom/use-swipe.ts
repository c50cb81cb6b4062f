import { useEffect, useEffectEvent } from "react";

/** Pixels that a finger goes before it means the next picture; less is a finger that trembles. */
const leastWay = 48;

/** A way that is steeper is none to the side. */
const leastSlope = 1.5;

export type Point = { x: number; y: number };

/** Which way a finger led: what lies to the right of a picture comes when it is pulled to the left. */
export function swipeOf(from: Point, to: Point): "previous" | "next" | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < leastWay || Math.abs(across) < leastSlope * Math.abs(down)) return undefined;
  return across < 0 ? "next" : "previous";
}

/** Tells of a finger that is drawn across an element; not of two, which zoom. */
export function useSwipe(element: HTMLElement | null, onSwipe: (to: "previous" | "next") => void): void {
  const tell = useEffectEvent(onSwipe);
  useEffect(() => {
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let isAlone = false;
    const begin = ({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== "touch") return;
      fingers.set(pointerId, { x, y });
      isAlone = fingers.size === 1;
    };
    const end = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const from = fingers.get(pointerId);
      fingers.delete(pointerId);
      const to = from && isAlone ? swipeOf(from, { x, y }) : undefined;
      // The viewer lets go of the finger first.
      if (to) setTimeout(() => tell(to));
    };
    const drop = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
    // Before the viewer takes them.
    const options = { capture: true, passive: true };
    element.addEventListener("pointerdown", begin, options);
    element.addEventListener("pointerup", end, options);
    element.addEventListener("pointercancel", drop, options);
    return () => {
      element.removeEventListener("pointerdown", begin, options);
      element.removeEventListener("pointerup", end, options);
      element.removeEventListener("pointercancel", drop, options);
    };
  }, [element]);
}
