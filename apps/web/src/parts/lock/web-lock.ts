/** Resolves when others may have the lock. */
export type Release = () => Promise<unknown>;

// A browser may have no locks (those of insecure pages have none), or forbid them as it forbids storage. Then each tab is
// for itself: it has every lock it asks for.

/** Runs the work while no other tab runs its own under this name. Rejects as the work does, and for nothing else. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return work();
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

const releaseNothing: Release = () => Promise.resolve();

/** Resolves with the way to let go of the lock, or with null when another tab holds it. Never rejects. */
export async function tryLock(name: string): Promise<Release | null> {
  if (!("locks" in navigator)) return releaseNothing;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: answer, resolve } = Promise.withResolvers<Release | null>();
  const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    resolve(lock && (() => (letGo(), request)));
    return lock ? held : undefined;
  });
  request.catch(() => resolve(releaseNothing));
  return answer;
}
