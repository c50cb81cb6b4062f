import type { Job, Result } from "./job.ts";
import { createThreadSupervisor } from "./thread-supervisor.ts";
import { takeNext, type QueueEntry } from "./fair-queue.ts";

/** Too many pictures wait already. */
export class QueueFullError extends Error {}

type Ticket = QueueEntry & { job: Job; resolve: (work: Promise<Result>) => void };

/** Of a member who waits at a form, of a reader who was sent a link, of nobody. */
export type Priority = "high" | "normal" | "low";

export type QueueOptions = {
  priority: Priority;
  /** Of the file that somebody waits for. */
  bytes?: number;
};

/** An idle thread gives its memory back after this, in milliseconds. */
const idleTime = 30_000;

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/**
 * The order in which pictures are worked on: one at a time, so that memory stays that of one picture, and by priority,
 * of the highest the small ones first. At most `capacity` of each wait, so that none is refused for those below it; what
 * nobody waits for is asked for by the site itself.
 */
export function createPictureQueue({ capacity = 16 } = {}) {
  const supervisor = createThreadSupervisor();
  const waiting: Record<Priority, Ticket[]> = { high: [], normal: [], low: [] };
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    const next = () => takeNext(waiting.high) ?? waiting.normal.shift() ?? waiting.low.shift();
    for (let ticket = next(); ticket; ticket = next()) {
      const done = supervisor.perform(ticket.job);
      ticket.resolve(done);
      await done.catch(() => undefined);
    }
    isWorking = false;
    idle = setTimeout(supervisor.dismiss, idleTime).unref();
  }

  return {
    /** Throws QueueFullError, PictureError or ThreadError. */
    async run<Each extends Job>(job: Each, { priority, bytes = 0 }: QueueOptions): Promise<Result<Each>> {
      const line = waiting[priority];
      if (priority !== "low" && line.length >= capacity) throw new QueueFullError();
      const { promise, resolve } = Promise.withResolvers<Result>();
      line.push({ job, resolve, bytes, overtaken: 0 });
      void work();
      return (await promise) as Result<Each>;
    },

    /** What waits is refused, what is under way is broken off. */
    close(): void {
      clearTimeout(idle);
      supervisor.close();
    },
  };
}
