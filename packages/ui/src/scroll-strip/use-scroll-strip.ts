import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Extent, scrolledBy, type Thumb, thumbOf } from "./thumb.ts";

const extentOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Extent => ({
  scrolled: scrollLeft,
  visible: clientWidth,
  whole: scrollWidth,
});

type Hold = { at: number; extent: Extent };

/** Most of what is in view: something of it stays, to go on from. */
const page = 0.85;
const arrowStep = 0.2;

/** How far a key takes the strip, in parts of what is in view. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -arrowStep,
  ArrowRight: arrowStep,
  PageUp: -page,
  PageDown: page,
  Home: -Infinity,
  End: Infinity,
};

/** A strip that scrolls by itself, and a thumb that follows it and leads it. */
export function useScrollStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold>(null);
  const [thumb, setThumb] = useState<Thumb | null>(null);

  const follow = () => {
    if (strip.current && track.current) setThumb(thumbOf(extentOf(strip.current), track.current.clientWidth));
  };
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    for (const { current } of [strip, track]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  /** `part` of what is in view; without an end it goes to the end. */
  const go = (part: number) => {
    const { current: element } = strip;
    if (!element) return;
    const { visible, whole, scrolled } = extentOf(element);
    element.scrollLeft = Number.isFinite(part) ? scrolled + part * visible : Math.sign(part) * whole;
  };
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!strip.current || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { at: event.clientX, extent: extentOf(strip.current) };
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (!strip.current || !track.current || !hold.current) return;
      const { at, extent } = hold.current;
      strip.current.scrollLeft = scrolledBy(clientX - at, extent, track.current.clientWidth);
    },
    onLostPointerCapture: () => {
      hold.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const part = keySteps[event.key];
      if (part === undefined) return;
      event.preventDefault();
      go(part);
    },
  };
  /** Beside the thumb: a page towards the pointer. */
  const pageTowards = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const middle = (thumb?.offset ?? 0) + (thumb?.length ?? 0) / 2;
    go(clientX - currentTarget.getBoundingClientRect().left < middle ? -page : page);
  };
  return { strip, track, thumb, follow, grip, pageTowards };
}
