declare global {
  interface Window {
    /** Ends the keeping of clicks; answers the last button that was clicked before the page was interactive. */
    endEarlyClicks?: () => HTMLButtonElement | undefined;
  }
}

/**
 * Runs with the page, long before React: a click on a button that only React knows what to do with is kept for it.
 * Buttons that work by themselves, as in a search, are left to the browser.
 */
export const earlyClickBootstrap = `{let b,k=e=>{let t=e.target.closest("button");if(t&&(t.type==="button"||t.form?.method==="post")){b=t;e.preventDefault()}};addEventListener("click",k,true);window.endEarlyClicks=()=>{removeEventListener("click",k,true);return b}}`;

/** A button that was clicked in a part of the page whose program is still on its way. */
let late: HTMLButtonElement | undefined;

/** To be called once React has taken over. */
export function repeatEarlyClick(): void {
  const button = window.endEarlyClicks?.();
  delete window.endEarlyClicks;
  if (button?.closest("[data-late]")) late = button;
  else button?.click();
}

/** To be called by a part that is marked with `data-late`, once React has taken it over. */
export function repeatLateClick(part: Element | null): void {
  const button = late;
  if (!button || !part?.contains(button)) return;
  late = undefined;
  button.click();
}
