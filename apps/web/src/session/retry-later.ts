import { pause } from "../parts/retry/pause.ts";

const firstWait = 5_000;
const longestWait = 300_000;

/** Tries again when the device is back online, or after a while that doubles each time. */
export function createRetryLater(): (attempt: () => void) => void {
  let wait = firstWait;
  return (attempt) => {
    void pause(wait).then(attempt);
    wait = Math.min(wait * 2, longestWait);
  };
}
