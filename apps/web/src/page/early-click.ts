declare global {
  interface Window {
    /** Ends the keeping of clicks; answers the last thing that was pressed before the page was interactive. */
    endEarlyClicks?: () => HTMLElement | undefined;
    /** Has the app come, at the first call; by the page's own script (`render/start-script.ts`). */
    startApp?: () => void;
    /** What was pressed that needs no app (`render/own-press.ts`). */
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

/** What was pressed in a part of the page whose program is still on its way. */
let late: HTMLElement | undefined;

/** A button that answers without the app as well, and how. */
export const answersAsleep = (own: "back" | "print" | "theme") => ({ "data-own": own });

/** To be called once React has taken over. */
export function repeatEarlyClick(): void {
  const pressed = window.endEarlyClicks?.();
  delete window.endEarlyClicks;
  if (pressed?.closest("[data-late]")) late = pressed;
  else pressed?.click();
}

/** To be called by a part that is marked with `data-late`, once React has taken it over. */
export function repeatLateClick(part: Element | null): void {
  const pressed = late;
  if (!pressed || !part?.contains(pressed)) return;
  late = undefined;
  pressed.click();
}
