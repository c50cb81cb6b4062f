import { type RefObject, useEffect } from "react";

/**
 * Tells an element how far the seen part of the page begins below the page's window, as `--seen-top`: a phone's keyboard
 * that covers the page instead of shortening it moves what is seen, and what is sticky does not follow.
 */
export function useSeenTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const tell = () => {
      const top = seen.scale > 1 ? 0 : Math.max(0, seen.offsetTop);
      element.current?.style.setProperty("--seen-top", `${top}px`);
    };
    seen.addEventListener("scroll", tell);
    seen.addEventListener("resize", tell);
    return () => {
      seen.removeEventListener("scroll", tell);
      seen.removeEventListener("resize", tell);
    };
  }, [element]);
}
