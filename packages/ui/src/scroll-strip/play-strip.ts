import { type Extent, scrolledBy, type Thumb, thumbOf } from "./thumb.ts";

const extentOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Extent => ({
  scrolled: scrollLeft,
  visible: clientWidth,
  whole: scrollWidth,
});

type Parts = { strip: HTMLElement; track: HTMLElement; thumb: HTMLElement };

function partsOf(frame: HTMLElement): Parts | null {
  const strip = frame.querySelector<HTMLElement>("ul");
  const track = frame.querySelector<HTMLElement>("[data-track]");
  const thumb = frame.querySelector<HTMLElement>("[role=scrollbar]");
  return strip && track && thumb && { strip, track, thumb };
}

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

/** Shows where the strip stands; nothing while all of it is in view. */
function show({ track, thumb }: Parts, shown: Thumb | null): void {
  track.toggleAttribute("data-idle", !shown);
  thumb.tabIndex = shown ? 0 : -1;
  if (!shown) return;
  thumb.style.width = `${shown.length}px`;
  thumb.style.transform = `translateX(${shown.offset}px)`;
  thumb.ariaValueNow = String(Math.round(100 * shown.part));
}

/** `part` of what is in view; without an end it goes to the end. */
function go(strip: HTMLElement, part: number): void {
  const { visible, whole, scrolled } = extentOf(strip);
  strip.scrollLeft = Number.isFinite(part) ? scrolled + part * visible : Math.sign(part) * whole;
}

/** The thumb leads the strip: by a pointer that holds it, and by keys. */
function lead({ strip, track, thumb }: Parts, signal: AbortSignal): void {
  let held: { at: number; extent: Extent } | null = null;
  thumb.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      thumb.setPointerCapture(event.pointerId);
      held = { at: event.clientX, extent: extentOf(strip) };
    },
    { signal },
  );
  thumb.addEventListener(
    "pointermove",
    ({ clientX }) => {
      if (held) strip.scrollLeft = scrolledBy(clientX - held.at, held.extent, track.clientWidth);
    },
    { signal },
  );
  thumb.addEventListener("lostpointercapture", () => (held = null), { signal });
  thumb.addEventListener(
    "keydown",
    (event) => {
      const part = keySteps[event.key];
      if (part === undefined) return;
      event.preventDefault();
      go(strip, part);
    },
    { signal },
  );
  // Beside the thumb: a page towards the pointer.
  track.addEventListener(
    "pointerdown",
    ({ clientX }) => {
      const { left, width } = thumb.getBoundingClientRect();
      go(strip, clientX < left + width / 2 ? -page : page);
    },
    { signal },
  );
}

/** How to end those that are played. */
const playing = new WeakMap<HTMLElement, () => void>();

/** Those of the page, for whoever has no React to ask. */
export const playAllStrips = (): void =>
  document.querySelectorAll<HTMLElement>("[data-scroll-strip]").forEach((frame) => void playStrip(frame));

/**
 * Gives a strip that scrolls by itself a thumb that follows it and leads it. Of a strip that has one already it answers the
 * same, and nothing happens. Answers how to end it.
 */
export function playStrip(frame: HTMLElement): () => void {
  const parts = partsOf(frame);
  const known = playing.get(frame);
  if (!parts || known) return known ?? (() => undefined);
  const { strip, track } = parts;
  const quit = new AbortController();
  const follow = () => show(parts, thumbOf(extentOf(strip), track.clientWidth));
  strip.addEventListener("scroll", follow, { signal: quit.signal, passive: true });
  lead(parts, quit.signal);
  const observer = new ResizeObserver(follow);
  for (const element of [strip, track]) observer.observe(element);
  const end = () => {
    observer.disconnect();
    quit.abort();
    playing.delete(frame);
  };
  playing.set(frame, end);
  return end;
}
