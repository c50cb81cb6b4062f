import { waitAtMost } from "../../platform/wait/wait-at-most.ts";
import { attempt, type AttemptSources } from "./delivery-attempt.ts";
import { claimDue, findDue } from "./delivery-claim.ts";

/** Milliseconds between two looks at what is due: one step in an index of what waits for each webhook that is on. */
const lookEvery = 2_000;

/** Deliveries to one webhook that are under way at once, of each process. With ten webhooks, forty connections. */
const mostAtOnce = 4;

/**
 * Sends what is due, at least once each and in no promised order. Each webhook has its own turn, so that one whose
 * receiver hangs keeps nobody else's waiting; several processes share the work row by row.
 */
export function createDispatcher(sources: AttemptSources) {
  const { fork, now, log } = sources;
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const cutting = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function serve(webhookId: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const claimed = await claimDue(fork(), webhookId, { now: now(), most: mostAtOnce });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((one) => attempt(sources, one, cutting.signal)));
    }
  }

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return;
    for (const id of await findDue(fork(), now())) {
      if (underWay.has(id)) continue;
      const turn = serve(id)
        // What was claimed is due again by itself.
        .catch((error: unknown) => log.warn({ err: error, webhook: id }, "webhook deliveries failed"))
        .finally(() => underWay.delete(id));
      underWay.set(id, turn);
    }
  }

  const lookQuietly = () =>
    look().catch((error: unknown) => log.warn({ err: error }, "webhook deliveries were not looked for"));

  return {
    /** Looks every few seconds from now on. */
    start(): void {
      timer = setInterval(() => void lookQuietly(), lookEvery);
      timer.unref();
    },

    /** Looks at once, for who waits for it. */
    nudge(): void {
      void lookQuietly();
    },

    /** Sends all that is due at this moment, and waits for it. */
    async flush(): Promise<void> {
      do {
        await look();
        await Promise.all(underWay.values());
      } while (underWay.size > 0 || (!stopping.signal.aborted && (await findDue(fork(), now())).length > 0));
    },

    /** Ends within so many milliseconds: what is under way is waited for, and then cut off. */
    async close(time: number): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      const all = Promise.all(underWay.values());
      await waitAtMost(time, all);
      cutting.abort();
      await all;
    },
  };
}
