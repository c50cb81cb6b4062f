/** Milliseconds: of a hand that rests on the page nobody waits longer. */
const longest = 3000;

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // The click comes right behind it.
  setTimeout(() => {
    if (isPressed) return;
    for (const go of waiting) go();
    waiting.clear();
  });
}

const press = () => {
  isPressed = true;
};

if (!import.meta.env.SSR) {
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, press, { capture: true, passive: true });
  for (const type of ["pointerup", "pointercancel", "keyup"])
    addEventListener(type, release, { capture: true, passive: true });
  // The window's own alone: a press takes the focus from wherever it was.
  addEventListener("blur", release);
}

/**
 * Resolves once nothing is pressed. A button that is drawn anew between press and release hears no click, and whoever
 * pressed it is not told: what draws a page anew by itself waits for this.
 */
export function released(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, longest);
  });
}
