import type { EntityManager } from "@bulmo/entities/database";
import { planFileTexts } from "./domains/attachment-text/attachment-text.service.ts";
import { planPublishing } from "./domains/plan/publish-job.ts";
import { planTiles } from "./domains/upload/tile.service.ts";
import { planDeliveries } from "./domains/webhook/delivery-plan.service.ts";
import type { Log } from "./platform/log/log.ts";

type Sources = { fork: () => EntityManager; now: () => Date; log: Log };

/** What waits for a time or for somebody comes before what there may be a hundred thousand of. */
const plans = [planPublishing, planDeliveries, planTiles, planFileTexts];

/**
 * Asks for what rows of domains say is to be done and nobody has asked for: a version before knew no such jobs, and what is
 * moved in comes without them. At the start and every hour, behind everything that somebody waits for.
 */
export function createMissingJobs({ fork, now, log }: Sources) {
  const closing = new AbortController();
  const { signal } = closing;
  let underWay = Promise.resolve();

  async function planAll(): Promise<void> {
    for (const plan of plans) if (!signal.aborted) await plan({ fork, now: now(), signal });
  }

  return {
    /** One after the other, however often it is asked for. */
    plan(): Promise<void> {
      underWay = underWay
        .then(planAll)
        .catch(
          (error: unknown) => void (signal.aborted || log.error({ err: error }, "missing jobs were not asked for")),
        );
      return underWay;
    },
    async close(): Promise<void> {
      closing.abort();
      await underWay;
    },
  };
}
