import type { Bulletin } from "@bulmo/contracts/bulletin";
import { stageOf } from "@bulmo/contracts/bulletin-rule";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { openLastKnown } from "../../platform/cache/last-known.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import type { TagCollector } from "../../platform/cache/tag-collector.ts";
import { findBulletins } from "./bulletin.query.ts";

type Sources = {
  fork: () => EntityManager;
  now: () => Date;
  responseCache: Pick<ResponseCache, "freshness">;
};

/**
 * Those that stand now, for every page; no page asks the database for them. They come and go at midnight in Korea, at
 * which each process forgets all answers that it has cached (answer-store.ts), and at once when somebody changes them.
 */
export async function openBulletins({ fork, now, responseCache: { freshness } }: Sources) {
  const known = await openLastKnown({ freshness, tags: ["bulletin"], ask: async () => findBulletins(fork()) });
  return async (collector: TagCollector | undefined): Promise<readonly Bulletin[]> => {
    const today = koreanDay(now());
    return (await known.readForPage(collector)).filter((one) => stageOf(one, today) === "NOW");
  };
}
