/** Whether the app has not been wanted yet, and the page answers by itself (`render/start-script.ts`). */
export const isAsleep = (): boolean => document.documentElement.dataset["asleep"] !== undefined;

/** Whether the reader came from another page of this site, to which they may go back. */
export const cameFromHere = (): boolean =>
  history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);

const awakening = "bulmo-awake";

/** To be called right before the app takes the page over. */
export function awaken(): void {
  delete document.documentElement.dataset["asleep"];
  window.dispatchEvent(new Event(awakening));
}

/** Ends with the sleep of the app. */
export function whileAsleep(): AbortSignal {
  const awake = new AbortController();
  window.addEventListener(awakening, () => awake.abort(), { once: true });
  return awake.signal;
}
