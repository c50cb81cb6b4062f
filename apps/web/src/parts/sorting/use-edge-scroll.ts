import { type RefObject, useEffect } from "react";

/** From requirements/constants.md: parts of the container's size, counted from the edge, and pixels per step. */
const begins = 0.25;
const fastest = 0.05;
const longestStep = 28;

const towards = (distance: number, size: number): number => {
  const nearness = Math.min(1, Math.max(0, (begins - distance / size) / (begins - fastest)));
  // Slow at first: whoever picks up an entry near the edge does not want to be carried away.
  return Math.round(nearness ** 2 * longestStep);
};

/** Pixels by which to scroll at this step: negative upwards, 0 in the middle. `pointer` counts from the upper edge. */
export function scrollStep(pointer: number, size: number): number {
  return towards(size - pointer, size) - towards(pointer, size);
}

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
