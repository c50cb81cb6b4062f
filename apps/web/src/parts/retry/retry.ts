import type { Pause } from "./pause.ts";

/** Milliseconds that are waited in all before a failure counts. */
const longestWait = 180_000;

type Waiting = {
  /** Milliseconds until the next try after so many failures; null when trying again helps no more. */
  delayAfter: (error: unknown, failures: number) => number | null;
  pause: Pause;
  signal: AbortSignal;
  onWait: () => void;
};

/** Tries again what may succeed later. Throws the last failure once no more is waited. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { delayAfter, pause, signal, onWait }: Waiting,
): Promise<Result> {
  let waited = 0;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw error;
      const delay = delayAfter(error, failures);
      if (delay === null || waited + delay > longestWait) throw error;
      waited += delay;
      onWait();
      await pause(delay, signal);
    }
  }
}
