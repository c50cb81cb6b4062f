/** Whether the app has not been wanted yet, and the page answers by itself (`render/inline/start-app.ts`). */
export const isAsleep = (): boolean => document.documentElement.dataset["asleep"] !== undefined;

let isTakenOver = false;

/** Whether presses are the page's own to answer, a member's too: until the app has taken it over. */
export const answersAlone = (): boolean => !isTakenOver;

/** Whether the reader came from another page of this site, to which they may go back. */
export const cameFromHere = (): boolean =>
  history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);

/** Whether a step back leads there: a step within the page, as to its content, would be undone and nothing seen of it. */
export const stepsBackThere = (): boolean => cameFromHere() && window.location.hash === "";

const awakening = "bulmo-awake";

/** To be called when the app takes the page over, in the same breath: what neither answers is lost. */
export function awaken(): void {
  isTakenOver = true;
  delete document.documentElement.dataset["asleep"];
  window.dispatchEvent(new Event(awakening));
}

/** Ends with the sleep of the app. */
export function whileAsleep(): AbortSignal {
  const awake = new AbortController();
  window.addEventListener(awakening, () => awake.abort(), { once: true });
  return awake.signal;
}
