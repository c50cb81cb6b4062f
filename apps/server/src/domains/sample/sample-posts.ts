import { setTimeout } from "node:timers/promises";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import { collectTags, type TagCollector } from "../../platform/cache/tag-collector.ts";

/** What the database tells when a sample has come or gone; the migration that marks them says it. */
const tags = ["sample"];

async function countOne(em: EntityManager): Promise<number> {
  const found = em.getKysely<Tables>().selectFrom("stored_post").select("id");
  const row = await found.where("is_sample", "=", true).where("deleted_at", "is", null).limit(1).executeTakeFirst();
  return row ? 1 : 0;
}

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness" | "cachedCount"> };

/** Milliseconds that a page waits for it: the database answers in one, and who finds none waits for the page's own. */
const patience = 100;

/**
 * Whether a sample post still stands, for every page: the database is asked once, and again when it has told of a change.
 * Where changes are not heard (it is away, or this is development) or no answer comes soon, what was known last has to do,
 * and the page is not kept: none waits for this alone.
 */
export async function openSamplePosts({ fork, responseCache: { freshness, cachedCount } }: Sources) {
  const ask = () => countOne(fork());
  let known = (await ask()) > 0;
  async function askAgain(): Promise<boolean> {
    try {
      known = (await cachedCount({ key: "samples", tags }, ask)) > 0;
      return true;
    } catch {
      return false;
    }
  }
  return async (collector: TagCollector | undefined): Promise<boolean> => {
    collectTags(collector, tags);
    if (!freshness.isFresh(freshness.now(), [])) return known;
    if (!(await Promise.race([askAgain(), setTimeout(patience, false, { ref: false })]))) collectTags(collector, null);
    return known;
  };
}
