import type { EntityManager, Tables } from "@bulmo/entities/database";
import { openLastKnown } from "../../platform/cache/last-known.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";

/** What the database tells when a sample has come or gone; the migration that marks them says it. */
const tags = ["sample"];

async function hasOne(em: EntityManager): Promise<boolean> {
  const found = em.getKysely<Tables>().selectFrom("stored_post").select("id");
  const row = await found.where("is_sample", "=", true).where("deleted_at", "is", null).limit(1).executeTakeFirst();
  return row !== undefined;
}

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness"> };

/** Whether a sample post still stands, for every page. */
export async function openSamplePosts({ fork, responseCache: { freshness } }: Sources) {
  const { readForPage } = await openLastKnown({ freshness, tags, ask: async () => hasOne(fork()) });
  return readForPage;
}
