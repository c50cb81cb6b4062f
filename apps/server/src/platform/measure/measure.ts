import { channel } from "node:diagnostics_channel";

/** What can be counted. Nothing in it says who: only words that are written in the code, and times. */
export type Measures = {
  request: { method: string; path: string; status: number; seconds: number };
  cached: object;
  job: { kind: string; result: "done" | "postponed" | "failed" };
  mail: { result: "sent" | "failed" | "withheld" };
  upload: { result: string };
  limit: { name: string };
};

const channelOf = (name: keyof Measures) => `bulmo:${name}`;

/** Tells subscribers that something has happened; costs next to nothing where nobody counts. */
export function emit<Name extends keyof Measures>(name: Name, measure: Measures[Name]): void {
  const here = channel(channelOf(name));
  if (here.hasSubscribers) here.publish(measure);
}

/** Calls `listen` for every measure of a kind from now on. Answers how to stop. */
export function subscribe<Name extends keyof Measures>(
  name: Name,
  listen: (measure: Measures[Name]) => void,
): () => void {
  const here = channel(channelOf(name));
  const listener = (measure: unknown) => listen(measure as Measures[Name]);
  here.subscribe(listener);
  return () => here.unsubscribe(listener);
}
