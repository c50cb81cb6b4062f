import { nextSlide, shownSlide } from "./next-slide.ts";

// Long enough to look at a painting and read its label twice.
const millisecondsPerSlide = 8000;

const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

type Parts = { frame: HTMLElement; strip: HTMLElement; controls: HTMLElement | null };

function partsOf(frame: HTMLElement): Parts | null {
  const strip = frame.querySelector<HTMLElement>("[data-strip]");
  return strip && { frame, strip, controls: frame.querySelector<HTMLElement>("[data-controls]") };
}

/** What the controls say: which slide is shown, and whether it turns by itself. */
function say({ strip, controls }: Parts, isPlaying: boolean): void {
  if (!controls) return;
  const count = strip.childElementCount;
  const place = shownSlide(strip.scrollLeft, strip.clientWidth, count) + 1;
  const [seen, told] = controls.querySelectorAll<HTMLElement>("p > span");
  if (seen) seen.textContent = `${place} / ${count}`;
  if (told) told.textContent = `슬라이드 ${count}개 중 ${place}번째`;
  controls.querySelector("p")?.setAttribute("aria-live", isPlaying ? "off" : "polite");
  controls.toggleAttribute("data-playing", isPlaying);
  const toggle = controls.querySelector<HTMLElement>('[data-turn="0"]');
  const label = isPlaying ? "자동 넘김 멈춤" : "자동 넘김 시작";
  toggle?.setAttribute("aria-label", label);
  if (toggle) toggle.title = label;
}

/** How to end those that are played. */
const playing = new WeakMap<HTMLElement, () => void>();

/** Those of the page, for whoever has no React to ask. */
export const playAllSlides = (): void =>
  document.querySelectorAll<HTMLElement>("[data-slides]").forEach((frame) => void playSlides(frame));

/**
 * Has the slides of the page follow one another, by themselves, by buttons, and by hand; the hand always wins. Nothing moves
 * for those who asked for stillness. Of slides that are played already it answers the same, and nothing happens. Answers how
 * to end it.
 */
export function playSlides(frame: HTMLElement): () => void {
  const parts = partsOf(frame);
  const known = playing.get(frame);
  if (!parts || known) return known ?? (() => undefined);
  const { strip, controls } = parts;
  const quit = new AbortController();
  const { signal } = quit;
  let isPlaying = strip.childElementCount > 1 && !prefersStillness();
  /** Somebody looks closely: the pointer is over the frame, or the focus is in it. */
  let isLookedAt = false;
  const turn = (step: 1 | -1) => {
    const count = strip.childElementCount;
    const shown = shownSlide(strip.scrollLeft, strip.clientWidth, count);
    const left = nextSlide(shown, step, count) * strip.clientWidth;
    strip.scrollTo({ left, behavior: prefersStillness() ? "auto" : "smooth" });
  };
  const set = (next: boolean) => {
    isPlaying = next;
    say(parts, isPlaying);
  };
  for (const [type, next] of [
    ["pointerenter", true],
    ["pointerleave", false],
    ["focusin", true],
    ["focusout", false],
  ] as const)
    frame.addEventListener(type, () => (isLookedAt = next), { signal });
  strip.addEventListener("scroll", () => say(parts, isPlaying), { signal, passive: true });
  controls?.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-turn]") : null;
      const step = Number(pressed?.dataset["turn"]);
      if (!pressed) return;
      set(step === 0 && !isPlaying);
      if (step !== 0) turn(step > 0 ? 1 : -1);
    },
    { signal },
  );
  const timer = setInterval(() => isPlaying && !isLookedAt && !document.hidden && turn(1), millisecondsPerSlide);
  if (controls) controls.hidden = false;
  say(parts, isPlaying);
  const end = () => {
    clearInterval(timer);
    quit.abort();
    playing.delete(frame);
  };
  playing.set(frame, end);
  return end;
}
