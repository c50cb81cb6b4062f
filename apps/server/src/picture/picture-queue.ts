import type { Job, Result } from "./job.ts";
import { createThreadKeeper } from "./thread-keeper.ts";

/** Too many pictures wait already. */
export class QueueFullError extends Error {}

type Ticket = { job: Job; settle: (work: Promise<Result>) => void };

/** An idle thread gives its memory back after this, in milliseconds. */
const idleTime = 30_000;

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/**
 * The order in which pictures are worked on: one at a time, so that memory stays that of one picture, and those that
 * somebody waits for before everything else. At most `places` of them wait.
 */
export function createPictureQueue({ places = 16 } = {}) {
  const keeper = createThreadKeeper();
  const urgent: Ticket[] = [];
  const background: Ticket[] = [];
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let ticket = urgent.shift() ?? background.shift(); ticket; ticket = urgent.shift() ?? background.shift()) {
      const done = keeper.perform(ticket.job);
      ticket.settle(done);
      await done.catch(() => undefined);
    }
    isWorking = false;
    idle = setTimeout(keeper.dismiss, idleTime).unref();
  }

  return {
    /** Throws QueueFullError, PictureError or ThreadError. */
    async run<Each extends Job>(job: Each, { isUrgent }: { isUrgent: boolean }): Promise<Result<Each>> {
      if (isUrgent && urgent.length >= places) throw new QueueFullError();
      const { promise, resolve } = Promise.withResolvers<Result>();
      (isUrgent ? urgent : background).push({ job, settle: resolve });
      void work();
      return (await promise) as Result<Each>;
    },

    /** What waits is refused, what is under way is broken off. */
    close(): void {
      clearTimeout(idle);
      keeper.close();
    },
  };
}
