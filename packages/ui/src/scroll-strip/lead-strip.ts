import { type Extent, scrolledBy, thumbOf } from "./thumb.ts";

type Parts = { strip: HTMLElement; track: HTMLElement; thumb: HTMLElement };

function partsOf(frame: HTMLElement): Parts | null {
  const strip = frame.querySelector<HTMLElement>("ul");
  const thumb = frame.querySelector<HTMLElement>('[role="scrollbar"]');
  const track = thumb?.parentElement;
  return strip && thumb && track ? { strip, track, thumb } : null;
}

const extentOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Extent => ({
  scrolled: scrollLeft,
  visible: clientWidth,
  whole: scrollWidth,
});

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

/** `part` of what is in view; without an end it goes to the end. */
function go(strip: HTMLElement, part: number): void {
  const { visible, whole, scrolled } = extentOf(strip);
  strip.scrollLeft = Number.isFinite(part) ? scrolled + part * visible : Math.sign(part) * whole;
}

/** The thumb where the strip stands; none where there is nothing to scroll. */
function show({ strip, track, thumb }: Parts): void {
  const shown = thumbOf(extentOf(strip), track.clientWidth);
  track.toggleAttribute("data-led", shown !== null);
  thumb.tabIndex = shown ? 0 : -1;
  thumb.setAttribute("aria-valuenow", String(Math.round(100 * (shown?.part ?? 0))));
  thumb.style.width = shown ? `${shown.length}px` : "";
  thumb.style.transform = shown ? `translateX(${shown.offset}px)` : "";
}

/** Has the strip go where the thumb is taken. */
function followThumb({ strip, track, thumb }: Parts, signal: AbortSignal): void {
  let start: { at: number; extent: Extent } | undefined;
  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    thumb.setPointerCapture(event.pointerId);
    start = { at: event.clientX, extent: extentOf(strip) };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start) strip.scrollLeft = scrolledBy(clientX - start.at, start.extent, track.clientWidth);
  };
  const press = (event: KeyboardEvent) => {
    const part = keySteps[event.key];
    if (part === undefined) return;
    event.preventDefault();
    go(strip, part);
  };
  thumb.addEventListener("pointerdown", take, { signal });
  thumb.addEventListener("pointermove", move, { signal });
  thumb.addEventListener("lostpointercapture", () => (start = undefined), { signal });
  thumb.addEventListener("keydown", press, { signal });
}

/** How to end what leads a strip. */
const led = new WeakMap<HTMLElement, () => void>();

/** Those of the page, for whoever has no React to ask. */
export const leadAllStrips = (): void =>
  document.querySelectorAll<HTMLElement>("[data-scroll-strip]").forEach((frame) => void leadStrip(frame));

/**
 * Has the thumb of a strip, which scrolls by itself, follow it and lead it. Of a strip that is led already it answers the
 * same, and nothing happens. Answers how to end it.
 */
export function leadStrip(frame: HTMLElement): () => void {
  const parts = partsOf(frame);
  const known = led.get(frame);
  if (!parts || known) return known ?? (() => undefined);
  const { strip, track, thumb } = parts;
  const quit = new AbortController();
  const { signal } = quit;
  const follow = () => show(parts);
  const observer = new ResizeObserver(follow);
  observer.observe(strip);
  observer.observe(track);
  strip.addEventListener("scroll", follow, { signal, passive: true });
  followThumb(parts, signal);
  // Beside the thumb: a page towards the pointer.
  const pageTowards = ({ clientX }: PointerEvent) => {
    const { left, width } = thumb.getBoundingClientRect();
    go(strip, clientX - left < width / 2 ? -page : page);
  };
  track.addEventListener("pointerdown", pageTowards, { signal });
  const end = () => {
    observer.disconnect();
    quit.abort();
    led.delete(frame);
  };
  led.set(frame, end);
  return end;
}
