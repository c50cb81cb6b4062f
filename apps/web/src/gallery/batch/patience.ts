import { delayAfter, failureOf } from "./failure.ts";

/** Resolves after so many milliseconds, or sooner when the connection is back. Rejects when the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", goOn);
      signal.removeEventListener("abort", giveUp);
    };
    const goOn = () => (end(), resolve());
    const giveUp = () => (end(), reject(new DOMException("aborted", "AbortError")));
    const timer = window.setTimeout(goOn, milliseconds);
    window.addEventListener("online", goOn);
    signal.addEventListener("abort", giveUp);
  });

/** Milliseconds that are waited in all before a failure counts. */
export const longestPatience = 180_000;

type Waiting = { pause: Pause; signal: AbortSignal; onWait: () => void };

/** Tries again what failed for the connection or a busy server. Throws the last failure once patience is over. */
export async function withPatience<Result>(
  attempt: () => Promise<Result>,
  { pause: wait, signal, onWait }: Waiting,
): Promise<Result> {
  let waited = 0;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw error;
      const delay = delayAfter(failureOf(error), failures);
      if (delay === null || waited + delay > longestPatience) throw error;
      waited += delay;
      onWait();
      await wait(delay, signal);
    }
  }
}
