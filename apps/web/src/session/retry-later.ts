import { doublingDelay } from "../parts/retry/doubling-delay.ts";
import { pause } from "../parts/retry/pause.ts";

const delayAfter = doublingDelay(5_000, 300_000);

/** Tries again when the device is back online, or after a while that doubles each time. */
export function createRetryLater(): (attempt: () => void) => void {
  let failures = 0;
  return (attempt) => {
    failures += 1;
    void pause(delayAfter(failures)).then(attempt);
  };
}
