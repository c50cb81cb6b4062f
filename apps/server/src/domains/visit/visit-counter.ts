import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import type { Log } from "../../platform/log/log.ts";
import { errorWord } from "../../platform/log/error-word.ts";
import { addVisits, mostPages, type Visits } from "./visit.service.ts";

/** Milliseconds for which a visit is known to this process alone. */
const writeEvery = 30_000;

type Sources = { fork: () => EntityManager; now: () => Date; log: Log };

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/**
 * Counts in memory, and writes now and then what was counted, in one statement: no request waits for it. A process that is
 * killed loses half a minute.
 */
export function createVisitCounter({ fork, now, log }: Sources) {
  const counted = new Map<string, Visits>();
  let writing: Promise<void> = Promise.resolve();

  function add({ day, page, isRobot, count }: Visits): void {
    const key = `${day} ${isRobot} ${page}`;
    const visits = counted.get(key);
    if (visits) visits.count += count;
    // Somebody who asks for everything fills no memory either.
    else if (counted.size < mostPages) counted.set(key, { day, page, isRobot, count });
  }

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const batch = [...counted.values()];
    counted.clear();
    try {
      await addVisits(fork(), batch);
    } catch (error) {
      // The database is away: they wait for the next time.
      for (const visits of batch) add(visits);
      log.warn({ reason: errorWord(error) }, "visits were not written");
    }
  }

  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), writeEvery);
  timer.unref();

  return {
    count: (page: string, isRobot: boolean): void => add({ day: koreanDay(now()), page, isRobot, count: 1 }),
    /** Writes what was counted so far. */
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
