/** Resolves after so many milliseconds, or sooner when the connection is back. Rejects when the signal aborts. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    // A signal that has aborted tells nobody of it any more.
    if (signal?.aborted) return reject(new DOMException("aborted", "AbortError"));
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", goOn);
      signal?.removeEventListener("abort", giveUp);
    };
    const goOn = () => (end(), resolve());
    const giveUp = () => (end(), reject(new DOMException("aborted", "AbortError")));
    const timer = window.setTimeout(goOn, milliseconds);
    window.addEventListener("online", goOn);
    signal?.addEventListener("abort", giveUp);
  });
