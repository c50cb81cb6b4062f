declare global {
  interface Window {
    /** Ends the keeping of clicks; answers the last thing that was pressed before the page was interactive. */
    endEarlyClicks?: () => HTMLElement | undefined;
    /** Has the app come, at the first call; by the page's own script (`render/start-script.ts`). */
    startApp?: () => void;
    /** What was pressed that needs no app (`shell/asleep/own-press.ts`). */
    ownPressed?: Element;
  }
}

/** On a link that only the app opens as it should: without it, it leads to a plain file. */
export const opensInApp = { "data-app": "" } as const;

/**
 * Runs with the page, long before React: a click on a button that only React knows what to do with is kept for it, and has
 * it come; so is Enter where nothing sends the form yet. Buttons that work by themselves, as in a search, are left to the
 * browser, as are clicks that open a link apart.
 */
export const earlyClickBootstrap = `{let b,k=e=>{let t=e.target.closest("button,[data-app],[data-enlarge]");if(t?.matches("[data-own]")&&document.documentElement.dataset.asleep!=null)window.ownPressed=t;else if(t&&(t.type==="button"||t.form?.method==="post"||t.matches("a")&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey)){b=t;e.preventDefault();window.startApp?.()}};let n=e=>{let f=e.target.form;if(e.key==="Enter"&&!e.isComposing&&e.target.tagName==="INPUT"&&f?.method==="post"&&!f.querySelector("[type=submit]"))b=[...f.querySelectorAll("button")].at(-1)};addEventListener("click",k,true);addEventListener("keydown",n,true);window.endEarlyClicks=()=>{removeEventListener("click",k,true);removeEventListener("keydown",n,true);return b}}`;

/**
 * What says that the app will be wanted in a moment: a finger or a pointer upon what only it can answer, a field that is
 * entered, Enter in a form that only it can send.
 */
export const earlyIntentBootstrap = `for(let n of["pointerover","pointerdown","focusin"])addEventListener(n,({target:t})=>{if(t.closest?.("button[type=button]:not([data-own]),form[method=post],[data-app],[data-enlarge],[contenteditable]"))window.startApp()},{passive:true,capture:true});`;

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

/** To be called once React has taken over: what was pressed before is pressed again as soon as it is answered for. */
export function repeatEarlyClick(): void {
  const pressed = window.endEarlyClicks?.();
  delete window.endEarlyClicks;
  const repeat = (left: number) => {
    if (!pressed?.isConnected) return;
    if (!isAnswered(pressed) && left > 0) setTimeout(repeat, lookEvery, left - lookEvery);
    // Effects, which may be what listens, come right behind it.
    else setTimeout(() => pressed.click());
  };
  repeat(longest);
}
