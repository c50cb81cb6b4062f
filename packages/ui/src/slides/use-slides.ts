import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { nextSlide, shownSlide } from "./next-slide.ts";

// Long enough to look at a painting and read its label twice.
const millisecondsPerSlide = 8000;

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether someone is looking closely: the pointer is over the frame, or the focus is in it. */
function useHeld(frame: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const quit = new AbortController();
    const on = (type: "pointerenter" | "pointerleave" | "focusin" | "focusout", hold: boolean) =>
      element?.addEventListener(type, () => setHeld(hold), { signal: quit.signal });
    on("pointerenter", true);
    on("pointerleave", false);
    on("focusin", true);
    on("focusout", false);
    return () => quit.abort();
  }, [frame]);
  return held;
}

/** A strip that scrolls by itself, by buttons, and by hand; the hand always wins. */
export function useSlides(count: number) {
  const frame = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const held = useHeld(frame);
  const [ready, setReady] = useState(false);

  // Nothing moves before the page has come alive, nor for those who asked for stillness.
  useEffect(() => {
    setReady(true);
    setPlaying(count > 1 && !prefersStillness());
  }, [count]);

  const turn = useCallback(
    (step: 1 | -1) => {
      const { current: element } = strip;
      if (element) {
        const shown = shownSlide(element.scrollLeft, element.clientWidth, count);
        const left = nextSlide(shown, step, count) * element.clientWidth;
        element.scrollTo({ left, behavior: prefersStillness() ? "auto" : "smooth" });
      }
    },
    [count],
  );

  useEffect(() => {
    if (!playing || held) {
      return undefined;
    }
    const timer = setInterval(() => !document.hidden && turn(1), millisecondsPerSlide);
    return () => clearInterval(timer);
  }, [playing, held, turn]);

  const follow = () => {
    const { current: element } = strip;
    if (element) {
      setCurrent(shownSlide(element.scrollLeft, element.clientWidth, count));
    }
  };
  return { frame, strip, current, playing, ready, setPlaying, turn, follow };
}
