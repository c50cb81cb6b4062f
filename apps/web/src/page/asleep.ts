/** Whether the app has not been wanted yet, and the page answers by itself (`render/start-script.ts`). */
export const isAsleep = (): boolean => document.documentElement.dataset["asleep"] !== undefined;

/** Whether the reader came from another page of this site, to which they may go back. */
export const cameFromHere = (): boolean =>
  history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
