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

/**
 * Whether a sample post still stands, for every page: the database is asked once, and again when it has told of a change.
 * Where changes are not heard (it is away, or this is development) what was known last has to do: a page that shows
 * nothing else of it does not wait for it.
 */
export async function openSamplePosts({ fork, responseCache: { freshness, cachedCount } }: Sources) {
  const ask = () => countOne(fork());
  let known = (await ask()) > 0;
  return async (collector: TagCollector | undefined): Promise<boolean> => {
    collectTags(collector, tags);
    if (!freshness.isFresh(freshness.now(), [])) return known;
    try {
      known = (await cachedCount({ key: "samples", tags }, ask)) > 0;
    } catch {
      collectTags(collector, null);
    }
    return known;
  };
}
