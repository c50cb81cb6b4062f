import type { Lock, Locker } from "@tus/server";
import { DomainError } from "../../errors.ts";
import { waitAtMost } from "../../platform/wait/wait-at-most.ts";

/** Somebody else sends the file: whoever asks may ask again soon. */
export class UploadLockedError extends DomainError {
  constructor() {
    super("UPLOAD_BUSY");
  }
}

/** Milliseconds in which whoever sends a file has let go of it, once it is sent anew. */
const longestWait = 10_000;

/**
 * One at a time sends a file, in this process; of several processes the offset in the database decides. Whoever comes anew
 * has lost the line of before, which is given up for it. Whoever waits longer than `longest` milliseconds is told
 * UploadLockedError.
 */
export function createUploadLocks(longest = longestWait): Locker {
  const locks = new Map<string, { giveUp: () => void; released: Promise<void> }>();

  function newLock(id: string): Lock {
    let release = () => undefined as void;
    return {
      async lock(_signal, giveUp) {
        const until = Date.now() + longest;
        for (let other = locks.get(id); other; other = locks.get(id)) {
          other.giveUp();
          await waitAtMost(until - Date.now(), other.released);
          if (Date.now() >= until) throw new UploadLockedError();
        }
        const { promise: released, resolve } = Promise.withResolvers<void>();
        locks.set(id, { giveUp: () => void giveUp(), released });
        release = resolve;
      },
      unlock() {
        locks.delete(id);
        release();
        return Promise.resolve();
      },
    };
  }

  return { newLock };
}
