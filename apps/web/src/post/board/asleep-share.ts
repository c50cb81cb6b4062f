import { share, type ShareOutcome } from "./share.ts";

let outcome: ShareOutcome | undefined;

/** Shares while the app sleeps: a browser lets a page do so only right after a press. What came of it the app tells. */
export async function shareAsleep({ dataset }: HTMLElement): Promise<void> {
  outcome = await share({ title: dataset["title"] ?? document.title, url: window.location.href });
  if (outcome !== "shared") window.startApp?.();
}

/** What came of a press before the app was there, to be told once. */
export function takeShareOutcome(): ShareOutcome | undefined {
  const taken = outcome;
  outcome = undefined;
  return taken;
}
