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

/** To be called once React has taken over. */
export function repeatEarlyClick(): void {
  window.endEarlyClicks?.()?.click();
  delete window.endEarlyClicks;
}
