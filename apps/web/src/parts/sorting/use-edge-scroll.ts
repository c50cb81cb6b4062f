import { type RefObject, useEffect } from "react";
import { scrollStep } from "./edge-scroll.ts";

/** Where the list ends in view, there is nothing further to be dragged to. */
const endsInView = (list: HTMLElement, step: number) => {
  const { top, bottom } = list.getBoundingClientRect();
  return step < 0 ? top > window.innerHeight / 2 : bottom < window.innerHeight / 2;
};

/**
 * While something is dragged by a pointer, scrolls the page when the pointer comes near its upper or lower edge. The
 * library's own scroller knows no distance at which it is fastest (HIS-09).
 */
export function useEdgeScroll(list: RefObject<HTMLElement | null>, isDragging: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (!isDragging || !element) return undefined;
    let pointer: number | null = null;
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer = "touches" in event ? (event.touches[0]?.clientY ?? null) : event.clientY;
    };
    let frame = 0;
    const step = () => {
      const distance = pointer === null ? 0 : scrollStep(pointer, window.innerHeight);
      if (distance !== 0 && !endsInView(element, distance)) window.scrollBy({ top: distance, behavior: "instant" });
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    window.addEventListener("mousemove", follow);
    window.addEventListener("touchmove", follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("mousemove", follow);
      window.removeEventListener("touchmove", follow);
    };
  }, [list, isDragging]);
}
