declare global {
  interface Window {
    /** Ends the keeping of clicks; answers the last thing that was pressed before the page was interactive (`render/inline/early-press.ts`). */
    endEarlyClicks?: () => HTMLElement | undefined;
    /** Checkboxes that were pressed before, and fields into which something was typed, of forms that only React sends. */
    touchedEarly?: Set<HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement>;
    /** Has the app come, at the first call; by the page's own script (`render/inline/start-app.ts`). */
    startApp?: () => void;
    /** To be called where the app cannot be had: does without it what was pressed, or says that it cannot. */
    appFailed?: () => void;
    /** What every page runs could not be had. */
    readerFailed?: boolean;
    /** The key that was pressed last (`page/search-shortcut.ts`). */
    earlyKey?: KeyboardEvent;
    /** What was pressed that needs no app (`shell/asleep/own-press.ts`). */
    ownPressed?: Element;
  }
}

/** On a link that only the app opens as it should: without it, it leads to a plain file, or to a page that begins anew. */
export const opensInApp = { "data-app": "" } as const;

/** A button that answers without the app as well, and how. */
export const answersAsleep = (own: "back" | "menu" | "menu-close" | "print" | "share" | "theme") => ({
  "data-own": own,
});

/** Milliseconds between two looks, and for how long somebody may still mean what they pressed. */
const lookEvery = 50;
const longest = 10_000;

/**
 * React notes on an element what it was made with once it answers for it; parts whose program is still on its way come later.
 * For what people wrote the element around it answers.
 */
const isAnswered = (pressed: HTMLElement) =>
  Object.keys(pressed.closest("[data-written]") ?? pressed).some((key) => key.startsWith("__reactProps"));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether it is still there once React answers for it. */
async function comesAlive(element: HTMLElement): Promise<boolean> {
  for (let left = longest; element.isConnected && !isAnswered(element) && left > 0; left -= lookEvery)
    await pause(lookEvery);
  // Effects, which may be what listens, come right behind it; so does what React makes of what was repeated before.
  await pause(0);
  return element.isConnected;
}

/**
 * To be called once React has taken over: what was touched and pressed before is told to it as soon as it answers for it; what
 * was pressed last comes last, since whoever sends a form sends it with all of that.
 */
export async function repeatEarlyClick(): Promise<void> {
  const last = window.endEarlyClicks?.();
  delete window.endEarlyClicks;
  // As they were left: a box may change when another is pressed.
  const touched = [...(window.touchedEarly ?? [])].map((field) => [field, field.ariaChecked] as const);
  for (const [field, shown] of touched) {
    await comesAlive(field);
    if (!shown) field.dispatchEvent(new Event("input", { bubbles: true }));
    // Of what a box shows early React has not been told: its own word for it still says what it knows.
    else if (shown !== String(field.dataset["state"] === "checked")) field.click();
  }
  if (last && (await comesAlive(last))) last.click();
}
