import type { Job, Result } from "./job.ts";
import { createThreadKeeper } from "./thread-supervisor.ts";
import { takeNext, type Waiting } from "./fair-queue.ts";

/** Too many pictures wait already. */
export class QueueFullError extends Error {}

type Ticket = Waiting & { job: Job; settle: (work: Promise<Result>) => void };

export type QueueOptions = {
  /** Whether somebody waits for it. */
  isUrgent: boolean;
  /** Of the file that somebody waits for. */
  bytes?: number;
};

/** An idle thread gives its memory back after this, in milliseconds. */
const idleTime = 30_000;

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/**
 * The order in which pictures are worked on: one at a time, so that memory stays that of one picture, and those that
 * somebody waits for before everything else, the small ones first. At most `places` of them wait.
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
    const next = () => takeNext(urgent) ?? background.shift();
    for (let ticket = next(); ticket; ticket = next()) {
      const done = keeper.perform(ticket.job);
      ticket.settle(done);
      await done.catch(() => undefined);
    }
    isWorking = false;
    idle = setTimeout(keeper.dismiss, idleTime).unref();
  }

  return {
    /** Throws QueueFullError, PictureError or ThreadError. */
    async run<Each extends Job>(job: Each, { isUrgent, bytes = 0 }: QueueOptions): Promise<Result<Each>> {
      if (isUrgent && urgent.length >= places) throw new QueueFullError();
      const { promise, resolve } = Promise.withResolvers<Result>();
      (isUrgent ? urgent : background).push({ job, settle: resolve, bytes, overtaken: 0 });
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
