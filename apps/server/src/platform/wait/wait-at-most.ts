import { setTimeout as rest } from "node:timers/promises";

/** Waits for work, but no longer than so many milliseconds; it goes on all the same. */
export async function waitAtMost(time: number, work: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([work, rest(Math.max(time, 0), undefined, { signal: stop.signal }).catch(() => undefined)]);
  } finally {
    stop.abort();
  }
}
