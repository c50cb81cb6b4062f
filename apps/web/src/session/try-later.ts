const firstWait = 5_000;
const longestWait = 300_000;

/** Tries again when the device is back online, or after a while that doubles each time. */
export function createTryLater(): (attempt: () => void) => void {
  let wait = firstWait;
  return (attempt) => {
    const timer = window.setTimeout(() => run(), wait);
    wait = Math.min(wait * 2, longestWait);
    const run = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", run);
      attempt();
    };
    window.addEventListener("online", run);
  };
}
