import { channel } from "node:diagnostics_channel";

/** What can be counted. Nothing in it says who: only words that are written in the code, and times. */
export type Happening = {
  request: { method: string; path: string; status: number; seconds: number };
  kept: object;
  mail: { result: "sent" | "failed" | "withheld" };
  upload: { result: string };
  limit: { name: string };
};

const nameOf = (what: keyof Happening) => `bulmo:${what}`;

/** Says that something has happened; costs next to nothing where nobody counts. */
export function tell<What extends keyof Happening>(what: What, happening: Happening[What]): void {
  const here = channel(nameOf(what));
  if (here.hasSubscribers) here.publish(happening);
}

/** Hears of everything of a kind from now on. Answers how to stop. */
export function hear<What extends keyof Happening>(
  what: What,
  listen: (happening: Happening[What]) => void,
): () => void {
  const here = channel(nameOf(what));
  const listener = (happening: unknown) => listen(happening as Happening[What]);
  here.subscribe(listener);
  return () => here.unsubscribe(listener);
}
