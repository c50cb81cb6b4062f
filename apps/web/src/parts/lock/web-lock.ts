/** Resolves when others may have the lock. */
export type Release = () => Promise<unknown>;

export type Locks = Pick<LockManager, "request">;

/** Runs the work while no other tab runs its own under this name. Where the browser has no locks, each tab is for itself. */
export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request(name, work) : work();

/** Resolves with the way to let go of the lock, or with null when another tab holds it. Rejects where locks are forbidden. */
export const tryLock = (locks: Locks, name: string): Promise<Release | null> =>
  new Promise((resolve, reject) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock && (() => (letGo(), request)));
      return lock ? held : undefined;
    });
    request.catch(reject);
  });
